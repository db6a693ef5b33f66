import { frenchReferee } from './referee.ts';
import { SCENARIOS_USAGE, scenariosCommand } from './scenarios/command.ts';

const USAGE = `usage:
  ${SCENARIOS_USAGE}`;

/** Runs one command of `agent-double`; gives its exit status. */
export const runCli = async (argv: readonly string[]): Promise<number> => {
  const [command, ...rest] = argv;
  switch (command) {
    case 'scenarios':
      return scenariosCommand(rest, frenchReferee);
    case 'help':
    case '--help':
    case '-h':
      console.log(USAGE);
      return 0;
    default:
      console.error(USAGE);
      return 2;
  }
};
