import { endWithReader } from './reader-gone.ts';
import { runCli } from './run-cli.ts';

for (const output of [process.stdout, process.stderr]) {
  endWithReader(output, (status) => process.exit(status));
}
process.exitCode = await runCli(process.argv.slice(2));
