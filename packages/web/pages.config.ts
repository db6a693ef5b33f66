import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** What the first screen of a page is made of, so that the browser need not find it out in steps. */
const FIRST_SCREEN = {
  landing: ['/landing/Landing.svelte'],
  // Most links to a table lead to a game; who comes before the deal needs the board soon.
  room: ['/room/GameScreen.svelte'],
} as const;

const LANGUAGES = ['fr', 'en'] as const;

/**
 * Of the scripts of a first screen nearly every function is called. Told so at their very start,
 * a browser compiles them while they arrive, off the main thread; else at the first call of each.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

const chunksWith = (bundle: Bundle, module: string): readonly string[] => {
  const found = Object.values(bundle)
    .filter((part) => part.type === 'chunk')
    .filter((chunk) =>
      [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith(module)),
    );
  if (found.length === 0) throw new Error(`nothing was built of ${module}`);
  return found.map(({ fileName }) => fileName);
};

/** `names` and all that they import, each once. */
const withImports = (bundle: Bundle, names: readonly string[]): readonly string[] => {
  const found = new Set(names);
  for (const name of found) {
    const part = bundle[name];
    if (part?.type === 'chunk') for (const other of part.imports) found.add(other);
  }
  return [...found];
};

const stylesOf = (bundle: Bundle, names: readonly string[]): readonly string[] => {
  const parts = names.map((name) => bundle[name]).filter((part) => part?.type === 'chunk');
  return [...new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
};

/**
 * Writes `pages/SCREEN.LANGUAGE.html`: the page of the product which also asks at once for what its
 * first screen is made of. The server knows from the address and the browser which one to give.
 */
export const writePages = (): Plugin => ({
  name: 'write-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page was not built');
      const html = String(page.source);
      const atOnce = new Set<string>();
      const isNew = (file: string) => !html.includes(`/${file}"`);
      for (const [screen, modules] of Object.entries(FIRST_SCREEN)) {
        for (const language of LANGUAGES) {
          const wanted = ['/web/src/main.ts', ...modules, `/messages/${language}.ts`];
          const scripts = withImports(
            bundle,
            wanted.flatMap((module) => chunksWith(bundle, module)),
          );
          for (const script of scripts) atOnce.add(script);
          const links = [
            ...stylesOf(bundle, scripts)
              .filter(isNew)
              .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
            ...scripts
              .filter(isNew)
              .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ];
          this.emitFile({
            type: 'asset',
            fileName: `pages/${screen}.${language}.html`,
            source: html
              .replace('<html lang="fr">', `<html lang="${language}">`)
              .replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`),
          });
        }
      }
      for (const name of atOnce) {
        const part = bundle[name];
        if (part?.type === 'chunk') part.code = COMPILE_AT_ONCE + part.code;
      }
    },
  },
});
