import { escapeHtml } from '../../kernel/escape-html.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { hasDarkColours } from '../theme/theme-css.ts';
import { appIcon } from './app-icon.ts';
import { detailComponent, pageComponent } from './emit-page.ts';
import { rulesBegin } from './emit-rules.ts';
import { asksWhoLooks } from './is-ruled.ts';
import { kebab, recordsPath } from './names.ts';
import { type Jsx, printJsx } from './print-jsx.ts';
import { Code, printValue } from './print-value.ts';
import { samplePeople } from './sample-people.ts';
import { SourceFile } from './source-file.ts';

/** `src/identity.ts`: the name of the app, its navigation and its sample people. */
export function emitIdentity(spec: AppSpec): [path: string, text: string] {
  const file = new SourceFile('src/identity.ts');
  const identity = file.useType('AppIdentity', 'shell/navigation.ts');
  const links = spec.pages
    .filter(({ nav }) => nav)
    .map(({ path, title, roles }) => ({ path, label: title, roles }));
  const value = { name: spec.name, tagline: spec.tagline, accounts: spec.accounts !== 'none', links };
  const lines = [`export const identity: ${identity} = ${printValue(value, 0, 1000)};\n`];
  if (spec.accounts !== 'none') {
    const roles = spec.roles.length === 0 ? ['Member'] : spec.roles;
    const person = file.useType('SamplePerson', 'account/session.ts');
    lines.push(`export const roles: readonly string[] = ${printValue(roles, 0, 40)};\n`);
    lines.push(
      `export const samplePeople: readonly ${person}[] = ${printValue(samplePeople(roles, spec), 0, 1000)};\n`,
    );
  }
  return [file.path, `${file.imports()}\n${lines.join('\n')}`];
}

/** `src/app.tsx`: which page answers which address. */
export function emitApp(spec: AppSpec): [path: string, text: string] {
  const file = new SourceFile('src/app.tsx');
  const accounts = spec.accounts !== 'none';
  const route = (path: string | undefined, page: Jsx): Jsx => ({
    tag: file.use('Route', 'wouter'),
    props: path === undefined ? {} : { path },
    children: [page],
  });
  const routes: Jsx[] = spec.pages.map((page) =>
    route(page.path, { tag: file.use(pageComponent(page), `pages/${page.id}-page.tsx`) }),
  );
  for (const entity of spec.entities) {
    if (entity.detail === undefined) continue;
    const component = file.use(detailComponent(entity), `pages/${kebab(entity.name)}-detail-page.tsx`);
    routes.push(route(`${recordsPath(entity)}/:id`, { tag: component }));
  }
  const signIn: Jsx = {
    tag: accounts ? file.use('SignInPage', 'account/sign-in-page.tsx') : '',
    props: { appName: new Code('identity.name'), roles: new Code('roles') },
  };
  if (accounts) {
    routes.push(route('/sign-in', signIn));
    routes.push(route('/profile', { tag: file.use('ProfilePage', 'account/profile-page.tsx') }));
  }
  routes.push(route(undefined, { tag: file.use('NotFound', 'shell/not-found.tsx') }));
  file.use('identity', 'identity.ts');
  if (accounts) file.use('roles', 'identity.ts');
  const content: Jsx = { tag: file.use('Switch', 'wouter'), children: routes };
  const inner: Jsx =
    spec.accounts === 'required'
      ? {
          tag: file.use('SignedInOnly', 'account/signed-in-only.tsx'),
          props: { appName: new Code('identity.name'), roles: new Code('roles') },
          children: [content],
        }
      : content;
  const tree: Jsx = {
    tag: file.use('Router', 'wouter'),
    props: { hook: new Code(file.use('useHashLocation', 'wouter/use-hash-location')) },
    children: [
      {
        tag: file.use('Frame', 'shell/frame.tsx'),
        props: {
          app: new Code('identity'),
          layout: spec.theme.layout,
          hasDarkColours: hasDarkColours(spec.theme) ? true : undefined,
          tools: asksWhoLooks(spec)
            ? new Code(`<${file.use('ViewerChoice', 'records/viewer-choice.tsx')} />`)
            : undefined,
        },
        children: [inner],
      },
    ],
  };
  return [
    file.path,
    `${file.imports()}\nexport function App() {\n  return (\n    ${printJsx(tree, 4)}\n  );\n}\n`,
  ];
}

/** `src/main.tsx` */
export function emitMain(spec: AppSpec, ruled = false): [path: string, text: string] {
  const file = new SourceFile('src/main.tsx');
  file.use('StrictMode', 'react');
  file.use('createRoot', 'react-dom/client');
  file.use('App', 'app.tsx');
  file.use('haveDrawings', 'content/drawn.ts');
  file.use('drawings', 'drawings.ts');
  file.use('keepForOffline', 'shell/offline.ts');
  let seed = '';
  if (spec.accounts !== 'none') {
    file.use('seedPeople', 'account/session.ts');
    file.use('samplePeople', 'identity.ts');
    seed = 'seedPeople(samplePeople);\n\n';
  }
  const rules = ruled ? `${rulesBegin(spec, file)}\n` : '';
  const all = ruled ? `import './data/all.ts';\n` : '';
  const text = `${all}import './index.css';\n\nhaveDrawings(drawings);\n\n${seed}${rules}const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
`;
  return [file.path, `${file.imports()}${text}`];
}

export function emitPageShell(spec: AppSpec): [path: string, text: string] {
  const text = `<!doctype html>
<html lang="${escapeHtml(spec.language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${escapeHtml(spec.tagline)}" />
    <meta name="theme-color" content="${escapeHtml(spec.theme.header ?? spec.theme.component)}" />
    <title>${escapeHtml(spec.name)}</title>
    <link rel="icon" href="${appIcon(spec.name, spec.theme.component)}" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
  return ['index.html', text];
}
