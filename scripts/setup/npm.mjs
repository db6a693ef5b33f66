import { run, runNode } from './run.mjs';

/**
 * What `npm run` hands down to us (and a person's shell may hold) that would make an inner
 * `npm ci` install something else, or elsewhere, than the whole clone.
 */
const MISLEADING = [
  /^node_env$/i,
  /^npm_(lifecycle|package)_/i,
  /^npm_config_(omit|include|only|also|optional|dev|production)$/i,
  /^npm_config_(workspaces?|include_workspace_root|prefix|local_prefix|global|location)$/i,
  /^npm_config_(dry_run|package_lock|package_lock_only|ignore_scripts|engine_strict|force)$/i,
];

/**
 * A copy of an environment in which npm installs what the lockfile says.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function plainEnv(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !MISLEADING.some((pattern) => pattern.test(name))),
  );
}

/**
 * Runs npm: the very one that started us, if one did, else the one on PATH.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const options = { env: plainEnv(process.env) };
  const cli = process.env['npm_execpath'] ?? '';
  if (/npm-cli\.c?js$/.test(cli)) return runNode([cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
