import { limits } from '../../kernel/limits.ts';
import type { AppSpec, SectionSpec } from '../spec/app-spec.ts';
import { findText, surroundings } from './by-click/find-text.ts';
import { putText } from './by-click/put-text.ts';
import { type TextPlace, textAt } from './by-click/text-place.ts';
import { findAction, findEntity, findPage } from './find-part.ts';
import { NothingToChange } from './nothing-to-change.ts';
import { renameOption } from './rename-option.ts';
import type { Around, Clause, Outcome, Reviser } from './reviser.ts';
import { asLabel, isQuoted, unquoted } from './spoken-words.ts';

const says = String.raw`(?:\s+(?:to|into|as|be|say|says|saying|read|reads|with|by|should (?:say|be|read))\s+(?:be\s+|say\s+|read\s+)?|\s*[:=]\s*)`;
const texts = String.raw`(headline|main (?:heading|title)|hero (?:title|text)|welcome (?:text|message)|slogan|tagline|motto|sub-?title|sub-?heading|intro(?:duction)?(?: text)?|lead(?: text)?|title|name|heading)`;

/** “change the headline to …”, “the lend button should say …”, “change “Lend it” to “Give away””. */
export const changeTexts: Reviser = (clause, spec, around) =>
  nameApp(clause, spec) ??
  changeHead(clause, spec) ??
  changeButton(clause, spec, around) ??
  changeQuoted(clause, spec);

const appWords = String.raw`(?:app|application|web ?site|site|whole thing|it|this)`;

function nameApp({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const name =
    new RegExp(`^(?:rename|call|name)\\s+(?:the |this |my |our )?${appWords}\\s+(?:to |as )?(.+)$`, 'i').exec(
      text,
    )?.[1] ??
    new RegExp(
      `^(?:change|set|make)\\s+(?:the )?(?:name|title) of (?:the |this |my |our )?${appWords}${says}(.+)$`,
      'i',
    ).exec(text)?.[1] ??
    /^(?:change|set|make)\s+(?:the )?(?:app(?:'s)?|site|website) (?:name|title)(?:\s+to|\s*:)\s+(.+)$/i.exec(
      text,
    )?.[1] ??
    /^(?:change|set)\s+the name to\s+(.+)$/i.exec(text)?.[1] ??
    new RegExp(`^(?:the |this |my |our )?${appWords} (?:should be|is) (?:called|named)\\s+(.+)$`, 'i').exec(
      text,
    )?.[1];
  return name === undefined
    ? undefined
    : put(spec, { at: 'app-name' }, unquoted(name).slice(0, limits.engine.nameLength), 'The app is called');
}

function heroOf(spec: AppSpec): SectionSpec | undefined {
  return spec.pages.find(({ path }) => path === '/')?.sections.find(({ block }) => block === 'hero');
}

/** Titles, headlines and the lines below them, of the start page where no other is named. */
function changeHead({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const [, what = '', where = '', to = ''] =
    new RegExp(
      `^(?:change|set|make|rename|replace|update|let)\\s+(?:the )?${texts}(?:\\s+(?:of|on|for)\\s+(?:the )?(.+?))?${says}(.+)$`,
      'i',
    ).exec(text) ??
    new RegExp(
      `^(?:the )?${texts}(?:\\s+(?:of|on|for)\\s+(?:the )?(.+?))?(?:\\s+(?:should|must) (?:be|say|read)|\\s*[:=])\\s+(.+)$`,
      'i',
    ).exec(text) ??
    [];
  if (what === '' || to === '') return undefined;
  const start = spec.pages.find(({ path }) => path === '/');
  const page = where === '' ? start : findPage(spec, where);
  if (page === undefined) return undefined;
  const hero = page === start ? heroOf(spec) : undefined;
  const words = asLabel(to);
  if (/^(?:slogan|tagline|motto)$/i.test(what))
    return put(spec, { at: 'tagline' }, words, 'The line below the name says');
  if (/^(?:sub|intro|lead|welcome)/i.test(what))
    return hero === undefined
      ? put(spec, { at: 'page-lead', page: page.id }, words, `The line below the title of ${page.title} says`)
      : put(
          spec,
          { at: 'prop', section: hero.id, path: ['text'] },
          words,
          'The line below the headline says',
        );
  if (/^name$/i.test(what)) return undefined;
  const isOfPage = where !== '' || hero === undefined || !/head|hero|main/i.test(what);
  return isOfPage
    ? put(spec, { at: 'page-title', page: page.id }, words, 'The title of the page says')
    : put(spec, { at: 'prop', section: hero.id, path: ['title'] }, words, 'The headline says');
}

function changeButton({ text }: Clause, spec: AppSpec, { names }: Around): Outcome | undefined {
  const [, first = '', second = '', to = ''] =
    /^(?:change|set|rename|make|let|call)\s+(?:the )?(?:(?:text|label|words) (?:of|on) (?:the )?)?(?:(.+?)\s+button|button\s+(.+?))(?:'s (?:text|label))?\s+(?:to|into|as|say|be|read)\s+(?:say\s+|be\s+)?(.+)$/i.exec(
      text,
    ) ??
    /^(?:the )?(?:(.+?)\s+button|button\s+(.+?))\s+(?:should|must)\s+(?:say|be|read|be called)\s+(.+)$/i.exec(
      text,
    ) ??
    [];
  const button = unquoted(first === '' ? second : first);
  if (button === '') return undefined;
  const action = findAction(spec, button);
  if (action !== undefined)
    return put(spec, { at: 'action-label', action: action.id }, asLabel(to), 'The button says');
  const added = /^(?:add|new)\s+(.+)$/i.exec(button)?.[1];
  const entity = added === undefined ? undefined : findEntity(spec, added, names);
  const lists = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(
      ({ block, props }) => block === 'records' && entity !== undefined && props['entity'] === entity.name,
    );
  const outcomes = lists.map(({ id }) =>
    put(spec, { at: 'add-label', section: id }, asLabel(to), 'The button says'),
  );
  return outcomes[0];
}

/** “change “A” to “B””, wherever the app says A. */
function changeQuoted({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const [, from = '', to = ''] =
    /^(?:change|replace|rename|correct)\s+(?:the (?:text|words?|label|button|heading)\s+)?(["“‘'].+?["”’'])\s+(?:to|with|by|into|as)\s+(.+)$/i.exec(
      text,
    ) ??
    swapped(/^(?:write|say|use)\s+(["“‘'].+?["”’'])\s+instead of\s+(["“‘'].+?["”’'])$/i.exec(text)) ??
    [];
  if (from === '' || to === '') return undefined;
  const place = placeOfText(spec, unquoted(from));
  if (place === undefined) throw new NothingToChange(`No text of the app says “${unquoted(from)}”.`);
  const words = isQuoted(to) ? unquoted(to) : asLabel(to);
  if (place.at !== 'option') return put(spec, place, words, 'It says');
  const entity = spec.entities.find(({ name }) => name === place.entity);
  const field = entity?.fields.find(({ name }) => name === place.field);
  if (entity === undefined || field === undefined) return undefined;
  renameOption(spec, { entity, field }, place.option, words);
  return {
    changes: [{ text: `“${place.option}” is called “${words}” now.`, before: place.option, after: words }],
  };
}

/** “say B instead of A” names them the other way round. */
function swapped(match: RegExpExecArray | null): string[] | undefined {
  return match === null ? undefined : [match[0], match[2] ?? '', match[1] ?? ''];
}

function placeOfText(spec: AppSpec, words: string): TextPlace | undefined {
  if (spec.name === words) return { at: 'app-name' };
  if (spec.tagline === words) return { at: 'tagline' };
  for (const { id, title, lead } of spec.pages) {
    if (title === words) return { at: 'page-title', page: id };
    if (lead === words) return { at: 'page-lead', page: id };
  }
  const all = surroundings(
    spec,
    spec.pages.flatMap(({ sections }) => sections),
    undefined,
  );
  return findText({ ...all, entities: spec.entities, actions: spec.actions }, 'button', words);
}

/** Writes a text and says what it was before. */
export function put(spec: AppSpec, place: TextPlace, words: string, told: string): Outcome {
  const before = textAt(spec, place);
  if (words === '' || words.length > limits.engine.textLength)
    throw new NothingToChange('A text of some words is needed here.');
  if (before === words) throw new NothingToChange(`It says “${words}” already.`);
  // The headline is also what the app says of itself, where both were the same.
  if (place.at === 'prop' && before !== undefined && spec.tagline === before) spec.tagline = words;
  if (place.at === 'page-lead' && before === undefined) {
    const page = spec.pages.find(({ id }) => id === place.page);
    if (page !== undefined) page.lead = words;
  } else putText(spec, place, words);
  if (textAt(spec, place) !== words)
    throw new NothingToChange('This text is not one that a sentence can change.');
  return {
    changes: [{ text: `${told} “${words}” now.`, ...(before === undefined ? {} : { before }), after: words }],
  };
}
