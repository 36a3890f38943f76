import type { Block, EmitContext } from '../block.ts';
import type { AppSpec, EntitySpec, PageSpec } from '../spec/app-spec.ts';
import { headingOf } from '../spec/page-heading.ts';
import { actionName, actionPath, dataPath, kebab, pascal } from './names.ts';
import { type Jsx, printJsx } from './print-jsx.ts';
import { Code, type Printable } from './print-value.ts';
import { SourceFile } from './source-file.ts';

export type BlockLookup = ReadonlyMap<string, Block>;

export function pageComponent(page: PageSpec): string {
  const name = pascal(page.id);
  return /^\d/.test(name) ? `Page${name}` : `${name}Page`;
}

function contextOf(spec: AppSpec, page: PageSpec, file: SourceFile): EmitContext {
  return {
    spec,
    page,
    file,
    entity: (name) => file.use(name, dataPath(name)),
    action: (id) => file.use(actionName(id), actionPath(id)),
  };
}

/** `src/pages/<page>-page.tsx`: the sections of the page inside its frame. */
export function emitPage(spec: AppSpec, page: PageSpec, blocks: BlockLookup): [path: string, text: string] {
  const file = new SourceFile(`src/pages/${page.id}-page.tsx`);
  const context = contextOf(spec, page, file);
  const sections = page.sections.map((section): Jsx => {
    const block = blocks.get(section.block);
    if (block === undefined) throw new Error(`There is no block “${section.block}”.`);
    return block.emit(block.props.parse(section.props), section, context);
  });
  const frame: Jsx = {
    tag: file.use('Page', 'ui/page.tsx'),
    props: { title: headingOf(spec, page), lead: page.lead },
    children: sections,
  };
  const body =
    page.roles === undefined || page.roles.length === 0
      ? frame
      : gated(headingOf(spec, page), page.roles, frame, file);
  const text = `export function ${pageComponent(page)}() {\n  return (\n    ${printJsx(body, 4)}\n  );\n}\n`;
  return [file.path, `${file.imports()}\n${text}`];
}

function gated(title: string, roles: readonly string[], frame: Jsx, file: SourceFile): Jsx {
  return {
    tag: file.use('RoleGate', 'account/role-gate.tsx'),
    props: { roles, title },
    children: [frame],
  };
}

export function detailComponent(entity: EntitySpec): string {
  return `${pascal(kebab(entity.name))}DetailPage`;
}

/** `src/pages/<entity>-detail-page.tsx` */
export function emitDetailPage(spec: AppSpec, entity: EntitySpec): [path: string, text: string] | undefined {
  const { detail } = entity;
  if (detail === undefined) return undefined;
  const file = new SourceFile(`src/pages/${kebab(entity.name)}-detail-page.tsx`);
  const actions = spec.actions.filter(({ on, forAll }) => on === entity.name && forAll !== true);
  const props: Record<string, Printable> = {
    entity: new Code(file.use(entity.name, dataPath(entity.name))),
    backPath: detail.path,
    actions:
      actions.length === 0
        ? undefined
        : actions.map(({ id }) => new Code(file.use(actionName(id), actionPath(id)))),
    related:
      detail.related.length === 0
        ? undefined
        : detail.related.map(({ entity: other, ...rest }) => ({
            entity: new Code(file.use(other, dataPath(other))),
            ...rest,
          })),
    can: detail.edit ? { edit: true, remove: true } : undefined,
    editors: detail.editors,
  };
  const element = printJsx({ tag: file.use('RecordDetail', 'records/record-detail.tsx'), props }, 4);
  const flat = `  return ${element};\n`;
  const body = element.includes('\n') || flat.length - 1 > 110 ? `  return (\n    ${element}\n  );\n` : flat;
  return [file.path, `${file.imports()}\nexport function ${detailComponent(entity)}() {\n${body}}\n`];
}
