import process from 'node:process';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Single tests first: most mutants are noticed by one of them, long before a property starts. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number =>
      moduleId.includes('/properties/') ? (moduleId.includes('/found.') ? 1 : 2) : 0;
    return Promise.resolve([...files].sort((one, other) => isLong(one) - isLong(other)));
  }
}

/**
 * Where the tests are that a run asks; what some of them notice, all would. A first run with those
 * beside the code takes a fraction of the time, a second one asks all about what is left.
 */
const asked = process.env['MUTATION_TESTS'] ?? '**';

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    include: [`packages/rules/src/${asked}/*.test.ts`],
    // The long counts would take most of the time, each anew for every mutant.
    exclude: [...configDefaults.exclude, '**/properties/{perft,deal-chance}.test.ts'],
    env: { PROPERTY_GAMES: '30' },
    sequence: { sequencer: QuickestFirst },
  },
});
