import { entityOf } from '../../fit/find-fields.ts';
import { withArticle } from '../../grammar/article.ts';
import { addMonths } from '../../library/rules/dates.ts';
import { inText } from '../../library/words/in-text.ts';
import { monthToRead } from '../../proof/days-to-read.ts';
import { enterAccepted } from '../../proof/enter-by-rules.ts';
import { unusualTitle } from '../../proof/fill-form.ts';
import { titleOfSample } from '../../proof/form-values.ts';
import { onEveryDay, worldsOn } from '../../proof/on-every-day.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';
import type { AppSpec, EntitySpec, FieldSpec, PageSpec } from '../../spec/app-spec.ts';

interface CalendarPart {
  readonly entity: string;
  readonly date: string;
  readonly where?: string | undefined;
}

/** A press on a day adds a record there, and the calendar turns to other months. */
export function proveCalendar(calendar: CalendarPart, spec: AppSpec, page: PageSpec): ProofCase[] {
  const entity = entityOf(spec, calendar.entity);
  const field = entity?.fields.find(({ name }) => name === calendar.date);
  if (entity === undefined || field === undefined) return [];
  const open = { do: 'open', path: page.path } as const;
  const added =
    field.formula === undefined && calendar.where === undefined
      ? addCase(calendar, entity, spec, page)
      : undefined;
  return [
    ...(added === undefined ? [] : [added]),
    {
      name: 'The calendar turns to other months and back',
      steps: [
        open,
        { do: 'remember', selector: 'h2[aria-live]' },
        { do: 'press', name: 'Next month' },
        { do: 'changed', selector: 'h2[aria-live]' },
        { do: 'press', name: 'Previous month' },
        { do: 'press', name: 'Previous month' },
        { do: 'press', name: 'Today' },
        { do: 'count', selector: '[aria-current=date]', min: 1, max: 1 },
      ],
    },
  ];
}

/** The first day of this month, or of the next one where rules want a day to come. */
const turns: readonly (readonly ProofStep[])[] = [[], [{ do: 'press', name: 'Next month' }]];

/** What the new record is called on its day: by what was typed, by the record that it points to, or by its day. */
function nameInCalendar(
  title: FieldSpec | undefined,
  value: string | undefined,
  { one }: EntitySpec,
  spec: AppSpec,
): string {
  if (title?.kind === 'text') return unusualTitle;
  if (title?.kind === 'choice' && value !== undefined && value !== '') return value;
  const pointed = title?.kind === 'reference' ? titleOfSample(title.to ?? '', value ?? '', spec) : undefined;
  return pointed ?? one;
}

function addCase(calendar: CalendarPart, entity: EntitySpec, spec: AppSpec, page: PageSpec) {
  const title = entity.fields.find(({ name }) => name === entity.title);
  const isMoment = entity.fields.some(({ name, kind }) => name === calendar.date && kind === 'moment');
  for (const [months, turn] of turns.entries()) {
    const day = (today: string) => addMonths(`${today.slice(0, 8)}01`, months);
    const fixed = ({ today }: { today: string }) => ({
      [calendar.date]: isMoment ? `${day(today)}T09:00` : day(today),
    });
    const worlds = worldsOn(page, spec);
    const entered = enterAccepted({ entity, spec, fixed }, worlds);
    if (entered === undefined) continue;
    const pointed = onEveryDay(worlds, (world) => String(entered.added(world).values[entity.title] ?? ''));
    const shown =
      calendar.date === entity.title
        ? monthToRead(isMoment ? 'moment' : 'date', months, '09:00')
        : nameInCalendar(title, pointed, entity, spec);
    const added: ProofCase = {
      name: `Adding ${withArticle(inText(entity.one))} on a day shows it and keeps it`,
      tries: [`entity:${entity.name}`, `create:${entity.name}`],
      steps: [
        { do: 'open', path: page.path },
        ...turn,
        { do: 'press', name: 'Add on' },
        ...entered.steps,
        { do: 'press', name: `Save ${inText(entity.one)}` },
        { do: 'see', text: 'was added.' },
        { do: 'see', text: shown },
        { do: 'reload' },
        ...turn,
        { do: 'see', text: shown },
        // A list on the same page may call it the same.
        calendar.date === entity.title
          ? { do: 'press', name: shown }
          : { do: 'press-at', selector: `[data-entry*=${JSON.stringify(shown)}]` },
        { do: 'see', text: 'Done' },
      ],
    };
    return added;
  }
  return undefined;
}
