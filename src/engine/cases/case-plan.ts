import { limits } from '../../kernel/limits.ts';
import { kebab, recordsPath } from '../emit/names.ts';
import { sentenceCase } from '../read/words.ts';
import {
  type ActionSpec,
  type AppSpec,
  characters,
  type EntitySpec,
  type PageSpec,
  type ThemeSpec,
} from '../spec/app-spec.ts';
import { bearingWhite, luminance, parseHex, toHex } from '../theme/color-math.ts';
import { colorByName } from '../theme/color-names.ts';
import { caseActions } from './case-acts.ts';
import type { CaseFile } from './case-file.ts';
import { numbersOf } from './case-numbers.ts';
import { casePages } from './case-pages.ts';
import { caseEntities } from './case-things.ts';
import { CaseFault, labelOf } from './read-field.ts';

/** What a case brings to a plan. */
export interface CasePlan {
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
  readonly theme?: Pick<ThemeSpec, 'background' | 'component' | 'character'>;
  readonly accounts: AppSpec['accounts'];
  readonly roles: readonly string[];
  readonly entities: EntitySpec[];
  readonly actions: ActionSpec[];
  readonly pages: PageSpec[];
  readonly numbers: NonNullable<AppSpec['numbers']>;
}

/** A case in the language of plans. Throws `CaseFault` where it does not hold together. */
export function planOfCase(
  file: CaseFile,
  blockProps: (id: string) => Record<string, unknown> | undefined,
): CasePlan {
  const entities = caseEntities(file);
  const pages = casePages(file, { entities, acts: file.acts ?? {}, blockProps });
  openRecords(entities, pages);
  const theme = themeOf(file.look);
  return {
    name: file.name,
    headline: file.headline,
    lead: file.lead,
    ...(theme === undefined ? {} : { theme }),
    accounts: file.accounts ?? 'none',
    roles: (file.roles ?? []).map(sentenceCase),
    entities,
    actions: caseActions(file),
    pages,
    numbers: Object.fromEntries(
      Object.entries(numbersOf(file)).map(([key, value]) => [key, { label: labelOf(key), value }]),
    ),
  };
}

const isLight = (hex: string) => luminance(parseHex(hex)) > 0.5;

function themeOf(look: string | undefined): CasePlan['theme'] {
  if (look === undefined) return undefined;
  const [first = '', background = '', accent = ''] = look.split(/\s+/);
  const character = characters.find((one) => one === first);
  const [ground, paint] = [colorByName(background), colorByName(accent)];
  if (character === undefined || ground === undefined || paint === undefined)
    throw new CaseFault(`“${look}” is not a character and two colours.`);
  const component = isLight(ground)
    ? toHex(bearingWhite(parseHex(paint), limits.engine.contrast + 0.1))
    : paint;
  return { character, background: ground, component };
}

/** An address that is no page's. */
function ownAddress({ name }: EntitySpec, pages: readonly PageSpec[]): string {
  const address = `/${kebab(name)}`;
  return pages.some(({ path }) => path === address) ? `${address}-one-by-one` : address;
}

/** A record opens in full under the first page that lists its kind, with what points to it. */
function openRecords(entities: readonly EntitySpec[], pages: readonly PageSpec[]): void {
  const taken = new Set<string>();
  for (const entity of entities) {
    const listed = pages.flatMap(({ path, sections }) =>
      sections
        .filter(({ block, props }) => block === 'records' && props['entity'] === entity.name)
        .map(({ props }) => ({ path, props })),
    );
    const [first] = listed;
    if (first === undefined) continue;
    const isEditable = listed.some(
      ({ props }) => (props['can'] as { edit?: boolean } | undefined)?.edit === true,
    );
    entity.detail = {
      path: first.path,
      ...(taken.has(first.path) ? { address: ownAddress(entity, pages) } : {}),
      edit: isEditable,
      related: entities.flatMap((other) =>
        other.fields
          .filter(({ to, formula }) => to === entity.name && formula === undefined)
          .slice(0, 1)
          .map(({ name }) => ({ entity: other.name, link: name, title: other.many })),
      ),
    };
    taken.add(recordsPath(entity)).add(first.path);
  }
}
