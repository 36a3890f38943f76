import type { Statement } from '../library/rules/formula.ts';
import { parseStatement } from '../library/rules/parse-statement.ts';
import type { ActionSpec, AppSpec } from '../spec/app-spec.ts';

/** What one step of an act does to records of a kind. */
export interface DeedOn {
  readonly entity: string;
  readonly adds: boolean;
  readonly removes: boolean;
  /** The fields that it writes to records which are there already. */
  readonly fields: readonly string[];
}

/** The kinds of records that an act writes to, step by step. */
export function deedsOf(action: ActionSpec, spec: AppSpec): DeedOn[] {
  return (action.does ?? []).flatMap((text) => deedsIn(parseStatement(text), action, spec));
}

function deedsIn(statement: Statement, action: ActionSpec, spec: AppSpec): DeedOn[] {
  const nothing = { adds: false, removes: false, fields: [] };
  const written = (values: readonly { readonly path: readonly string[] }[]) =>
    values.map(({ path }) => path.at(-1) ?? '');
  switch (statement.do) {
    case 'set':
      return statement.values.flatMap(({ path }) => {
        const entity = ownerOf(path, action, spec);
        return entity === undefined ? [] : [{ ...nothing, entity, fields: [path.at(-1) ?? ''] }];
      });
    case 'add':
      return [{ ...nothing, entity: statement.things, adds: true }];
    case 'change':
      return [{ ...nothing, entity: statement.source.things, fields: written(statement.values) }];
    case 'remove':
      return [{ ...nothing, entity: statement.source?.things ?? action.on, removes: true }];
  }
}

/** The kind of the record that a path such as `friend.points` ends at. */
function ownerOf(path: readonly string[], action: ActionSpec, { entities }: AppSpec): string | undefined {
  let entity: string | undefined = action.on;
  let asked = false;
  for (const name of path.slice(0, -1)) {
    if (name === 'this') continue;
    if (name === 'me') {
      entity = entities.find(({ standsFor }) => standsFor !== undefined)?.name;
      continue;
    }
    if (name === 'ask') {
      asked = true;
      continue;
    }
    const fields: readonly { name: string; to?: string | undefined }[] = asked
      ? (action.form ?? [])
      : (entities.find((one) => one.name === entity)?.fields ?? []);
    entity = fields.find((field) => field.name === name)?.to;
    asked = false;
  }
  return entity;
}
