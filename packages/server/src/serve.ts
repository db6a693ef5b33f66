import { readConfig } from './config/config.ts';
import { SettingError } from './config/setting.ts';
import { networkAddresses } from './http/network-address.ts';
import { startServer } from './start-server.ts';

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'the server could not be started';

/**
 * Runs the server with the settings of the environment until it is told to stop. Prints where it
 * can be reached; a wrong setting, a taken port or unreadable data end it with one line that says so.
 */
export const serve = async (env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  try {
    const config = readConfig(env);
    const server = await startServer(config);
    const own = isEverywhere(config.host) ? networkAddresses() : [];
    const others = own.map((address) => `http://${address}:${server.port}`);
    const told = config.publicUrl ?? [server.url, ...others].join('  ');
    process.stdout.write(`Agent double: ${told}\n`);
    const stop = (): void => {
      void server.close().then(() => process.exit());
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    const what = error instanceof SettingError ? 'setting' : 'start';
    process.stderr.write(`agent-double: ${what}: ${messageOf(error)}\n`);
    process.exitCode = 1;
  }
};
