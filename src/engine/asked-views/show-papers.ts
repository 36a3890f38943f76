import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { entitiesIn } from '../told/told-measure.ts';
import type { Asked } from './asked.ts';
import { onPageOf } from './place-section.ts';
import { type SaidPaper, saidPaper } from './said-paper.ts';

/** “an invoice as pdf”, “csv of the results”, “text the list to my husband”: on the page of the records, on paper or as a file. */
export function showNamedPaper(words: string, spec: AppSpec): Asked | undefined {
  const said = saidPaper(words);
  return said?.name === undefined ? undefined : showPaper(words, spec);
}

/** The same where nothing says what the paper is called: “as pdf please”. */
export function showPaper(words: string, spec: AppSpec): Asked | undefined {
  const said = saidPaper(words);
  const entity = said === undefined ? undefined : paperOf(said, words, spec);
  if (said === undefined || entity === undefined) return undefined;
  const asked =
    said.way === 'file'
      ? exported(entity, spec)
      : onPageOf(
          entity.name,
          {
            block: 'print-sheet',
            title: titleOf(said, entity),
            props: { entity: entity.name, ...(said.isSingle ? { each: true } : {}) },
          },
          'end',
          spec,
        );
  return asked === undefined || said.note === undefined ? asked : { ...asked, note: said.note };
}

/** Where the records are exported already, that is what serves the wish. */
function exported(entity: EntitySpec, spec: AppSpec): Asked | undefined {
  const known = spec.pages
    .flatMap(({ sections }) => sections)
    .find(({ block, props }) => block === 'export-data' && props['entity'] === entity.name);
  return known === undefined
    ? onPageOf(entity.name, { block: 'export-data', props: { entity: entity.name } }, 'end', spec)
    : { spec, parts: [`section:${known.id}`] };
}

const bare =
  /^(?:list|sheet|table|report|results|record|file|summary|overview|week|month|day|plan|contents)s?$/iu;

function titleOf({ name, isSingle }: SaidPaper, { one, many }: EntitySpec): string {
  if (name === undefined || bare.test(name)) return `${isSingle ? one : many} on paper`;
  return name;
}

/** The records that the paper is of: those it is named after, those that the words name, or what the app is mostly about. */
function paperOf({ name = '', about }: SaidPaper, words: string, spec: AppSpec): EntitySpec | undefined {
  const own = spec.entities.find(({ one }) => nounLemma(one.toLowerCase()) === nounLemma(name.toLowerCase()));
  return (
    own ??
    entitiesIn(name, spec)[0] ??
    entitiesIn(about, spec)[0] ??
    mainOf(spec, words) ??
    entitiesIn(words, spec)[0]
  );
}

/** What is done with records, and what they point to, says what an app is about. */
function mainOf({ entities, actions, pages, met }: AppSpec, words: string): EntitySpec | undefined {
  const shown = (name: string) =>
    pages.some(({ sections }) => sections.some(({ props }) => props['entity'] === name));
  const weight = ({ name, fields }: EntitySpec) =>
    actions.filter(({ on }) => on === name).length +
    fields.filter(({ kind, formula }) => kind === 'reference' && formula === undefined).length * 2;
  const all = entities.filter(({ name }) => shown(name));
  // Without a case behind it, a plan has first what the text speaks of first.
  const timed = /\b(?:months?|weeks?|year|days?|dates)\b/iu.test(words)
    ? all.find(({ fields }) => fields.some(({ kind }) => /^(?:date|moment|time)$/u.test(kind)))
    : undefined;
  return met === undefined ? (timed ?? all[0]) : all.toSorted((a, b) => weight(b) - weight(a))[0];
}
