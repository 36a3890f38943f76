import type { AppSpec } from '../spec/app-spec.ts';
import { fontPackages } from '../theme/characters/fonts.ts';
import { characterLooks } from '../theme/characters/looks-of-characters.ts';

/** The versions that the app was built and tried with. */
const dependencies = {
  'lucide-react': '^1.71.0',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  wouter: '^3.13.0',
};
const devDependencies = {
  '@tailwindcss/vite': '^4.3.3',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  'happy-dom': '^21.0.4',
  tailwindcss: '^4.3.3',
  typescript: '^5.9.0',
  vite: '^8.3.5',
  vitest: '^4.1.12',
};

/** A release of the bundler is not there for every platform at once: this one is. */
const overrides = { rolldown: '1.2.15' };

export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'app' : slug;
}

export function emitProjectFiles(spec: AppSpec): [path: string, text: string][] {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const project = {
    name: slugOf(spec.name),
    version: '1.0.0',
    private: true,
    type: 'module',
    description: spec.tagline,
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview', test: 'vitest run' },
    dependencies: {
      ...Object.fromEntries(fontPackages(characterLooks[spec.theme.character])),
      ...dependencies,
    },
    devDependencies,
    overrides,
  };
  const compiler = {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src'],
  };
  const vite = `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { offline } from './offline/vite-plugin.ts';

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), offline()],
  test: { environment: 'happy-dom' },
});
`;
  return [
    ['package.json', json(project)],
    ['tsconfig.json', json(compiler)],
    ['vite.config.ts', vite],
    ['.gitignore', 'node_modules\ndist\n'],
    ['README.md', readme(spec)],
  ];
}

function readme(spec: AppSpec): string {
  const pages = spec.pages.map(
    ({ title, path, lead }) =>
      `- **${plain(title)}** (\`#${path}\`)${lead === undefined ? '' : `: ${plain(lead)}`}`,
  );
  const things = spec.entities.map(
    ({ many, fields }) =>
      `- **${plain(many)}**: ${fields.map(({ label }) => plain(label).toLowerCase()).join(', ')}`,
  );
  const parts = [
    `# ${plain(spec.name)}`,
    plain(spec.tagline),
    '## Run it\n\n```sh\nnpm install\nnpm run dev\n```\n\n`npm run build` writes a static site to `dist`, `npm test` runs the tests. Served over https, the site can be installed as an app and opens without a network.',
    `## Pages\n\n${pages.join('\n')}`,
    ...(things.length === 0
      ? []
      : [`## Data\n\n${things.join('\n')}\n\nRecords are kept in the browser (\`src/store\`).`]),
    '## Where things are\n\n- `src/data`: what the app knows, with its sample records\n- `src/actions`: what people can do with a record\n- `src/pages`: the pages\n- `src/records`, `src/ui`, `src/store`: the parts they are made of\n- `src/index.css`: the look\n- `public`, `offline`: what makes the app installable and open without a network',
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Text that stays text in Markdown: on one line, without tags, links and code. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
}
