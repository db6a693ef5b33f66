/** What can be asked for, a line each. */
const usage = async (): Promise<string> => {
  const { SCENARIOS_USAGE } = await import('./scenarios/command.ts');
  const { JUDGE_USAGE } = await import('./judge.ts');
  const { BENCH_JUDGE_USAGE } = await import('./bench-judge.ts');
  const { BENCH_USAGE } = await import('./bench/command.ts');
  const { BENCH_BOTS_USAGE } = await import('./bench/bots.ts');
  const { CHAOS_USAGE } = await import('./chaos/command.ts');
  const { FUZZ_USAGE } = await import('./fuzz/command.ts');
  const { SOAK_USAGE } = await import('./soak/command.ts');
  const { STORM_USAGE } = await import('./storm/command.ts');
  const { BACKUP_USAGE } = await import('./backup.ts');
  const { GUESS_USAGE } = await import('./guess.ts');
  const { CLUE_USAGE } = await import('./clue.ts');
  const { ARENA_USAGE } = await import('./arena.ts');
  const { ITEMS_USAGE } = await import('./items.ts');
  const { VECTORS_USAGE } = await import('./vectors.ts');
  const bots = [GUESS_USAGE, CLUE_USAGE, ARENA_USAGE, ITEMS_USAGE, VECTORS_USAGE];
  const running = [
    BACKUP_USAGE,
    BENCH_USAGE,
    BENCH_BOTS_USAGE,
    CHAOS_USAGE,
    FUZZ_USAGE,
    SOAK_USAGE,
    STORM_USAGE,
  ];
  const others = [...running, SCENARIOS_USAGE, JUDGE_USAGE, BENCH_JUDGE_USAGE, ...bots];
  return ['usage:', 'agent-double serve [--help]', ...others].join('\n  ');
};

/** Commands that say more of themselves than a line. */
const EXPLAINED: readonly (string | undefined)[] = ['serve', 'bench', 'bench bots'];

/** The lines about the command that `argv` asks to have explained; none where it doesn't ask. */
const explained = async ([command = '', ...rest]: readonly string[]): Promise<
  readonly string[]
> => {
  if (!rest.includes('--help')) return [];
  const part = command === 'bench' && !rest[0]?.startsWith('-') ? ` ${rest[0] ?? ''}` : '';
  if (EXPLAINED.includes(`${command}${part}`)) return [];
  const lines = (await usage()).split('\n');
  return lines.filter((line) => line.trim().startsWith(`agent-double ${command}${part} `));
};

/**
 * Runs one command of `agent-double` and gives its exit status: 2 where there is no such command.
 * Each command is loaded when it is asked for, so that none waits for what another needs.
 */
export const runCli = async (argv: readonly string[]): Promise<number> => {
  const [command, ...rest] = argv;
  const lines = await explained(argv);
  if (lines.length > 0) {
    console.log(['usage:', ...lines].join('\n'));
    return 0;
  }
  switch (command) {
    case 'serve': {
      const { serve, settingsHelp } = await import('@agent-double/server');
      if (rest.includes('--help')) {
        console.log(settingsHelp());
        return 0;
      }
      await serve();
      return Number(process.exitCode ?? 0);
    }
    case 'scenarios': {
      const { frenchReferee } = await import('./referee.ts');
      const { scenariosCommand } = await import('./scenarios/command.ts');
      return scenariosCommand(rest, frenchReferee);
    }
    case 'judge': {
      const { judgeCommand } = await import('./judge.ts');
      return judgeCommand(rest);
    }
    case 'backup': {
      const { backupCommand } = await import('./backup.ts');
      return backupCommand(rest);
    }
    case 'bench': {
      if (rest[0] === 'bots') {
        const { benchBotsCommand } = await import('./bench/bots.ts');
        return benchBotsCommand(rest.slice(1));
      }
      if (rest[0] !== 'judge') {
        const { benchCommand } = await import('./bench/command.ts');
        return benchCommand(rest);
      }
      const { benchJudge } = await import('./bench-judge.ts');
      return benchJudge(rest[1] === 'en' ? 'en' : 'fr');
    }
    case 'chaos': {
      const { chaosCommand } = await import('./chaos/command.ts');
      return chaosCommand(rest);
    }
    case 'fuzz': {
      const { fuzzCommand } = await import('./fuzz/command.ts');
      return fuzzCommand(rest);
    }
    case 'soak': {
      const { soakCommand } = await import('./soak/command.ts');
      return soakCommand(rest);
    }
    case 'storm': {
      const { stormCommand } = await import('./storm/command.ts');
      return stormCommand(rest);
    }
    case 'guess': {
      const { guessCommand } = await import('./guess.ts');
      return guessCommand(rest);
    }
    case 'clue': {
      const { clueCommand } = await import('./clue.ts');
      return clueCommand(rest);
    }
    case 'arena': {
      const { arenaCommand } = await import('./arena.ts');
      return arenaCommand(rest);
    }
    case 'items': {
      const { itemsCommand } = await import('./items.ts');
      return itemsCommand(rest);
    }
    case 'vectors': {
      const { vectorsCommand } = await import('./vectors.ts');
      return vectorsCommand(rest);
    }
    case 'help':
    case '--help':
    case '-h':
      console.log(await usage());
      return 0;
    default:
  }
  console.error(await usage());
  return 2;
};
