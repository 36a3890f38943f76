import { rolesNamed } from './said-people.ts';

/** That somebody who is named says yes before something goes on. */
export interface SaidConsent {
  readonly roles: readonly string[];
  /** What it is said of. */
  readonly object: string;
  /** Only above so much; `unit` as it was written. */
  readonly above?: { readonly figure: number; readonly unit: string };
  /** How many people have to say it. */
  readonly people: number;
  /** Somebody else than who entered it. */
  readonly isOther: boolean;
}

const who = String.raw`((?:[\p{L}'’-]+\s+){0,5}?[\p{L}'’-]+)`;
const must = String.raw`(?:must|has to|have to|need to|needs to|should|shall|will|is to|are to)`;
const decide = String.raw`(?:first\s+|additionally\s+|always\s+)?(?:to\s+)?(?:ok|okay|oks|okays|approves?|agrees?(?: to)?|confirms?|authori[sz]es?|releases?|permits?|say yes|say ok|says yes|sign off|signs off|sign|nods?|accepts?)`;
const decided = String.raw`(?:ok['’]?(?:ed|d)|okayed|approved|agreed(?: to)?|confirmed|authori[sz]ed|released|permitted|signed(?: off)?|passed|accepted|granted|decided|settled|allowed)`;
const yes = String.raw`(?:ok|okay|yes|approval|consent|agreement|permission|signature|assent|permit|nod|authori[sz]ation|confirmation|go-ahead|sign-?off)`;
const needs = String.raw`(?:needs?|requires?|wants?|presupposes?|takes?|with|upon|only with|gets?|get)`;

type Pattern = readonly [RegExp, (match: RegExpExecArray) => { who: string; object: string }];

const patterns: readonly Pattern[] = [
  // “giving out a key needs two churchwardens to agree”
  [
    new RegExp(
      String.raw`^(.*?)\b(?:needs?|requires?|takes?)\s+${who}\s+to\s+(?:agree|ok|okay|approve|confirm|sign|say yes)\b.*$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  // “new traders are admitted only after two committee members have agreed”
  [
    new RegExp(
      String.raw`^(.*?)\s+(?:(?:is|are|gets?|goes|go|counts?|comes?)\s+[^,]{0,30}?)?\b(?:only\s+)?(?:after|once|when|until)\s+${who}\s+(?:has|have)\s+(?:agreed|approved|confirmed|okayed|signed(?: off)?|said yes|accepted|consented)\b.*$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  // “expenses over 3,000 presuppose the permission of the judge”
  [
    new RegExp(
      String.raw`^(.*?)\b${needs}\s+(?:an?\s+|the\s+|written\s+)?${yes}\s+(?:of|from|by)\s+${who}(?:,.*)?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  // “instruments over 2,000 need the treasurer’s consent”
  [
    new RegExp(
      String.raw`^(.*?)\b${needs}\s+(?:the\s+|a\s+)?([\p{L} -]{2,30}?)['’]s?\s+${yes}(?:,.*)?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  // “a refund above 300 must be confirmed by the shift leader”
  [
    new RegExp(
      String.raw`^(.*?)\s+(?:(?:${must}|only)\s+)?(?:additionally\s+|also\s+)?(?:be|is|are|gets?|to be)\s+(?:additionally\s+|only\s+)?${decided}\s+by\s+${who}(?:,.*|\s+(?:first|before\b.*))?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  // “orders above 500 dollars go past Dana”, “deductions go to the legal adviser first”
  [
    new RegExp(
      String.raw`^(.*?)\s+(?:go|goes)\s+(?:past|through|via|to)\s+${who}(?:\s+first)?(?:,.*)?$`,
      'iu',
    ),
    ([whole, object = '', people = '']) => ({
      // A message that goes to somebody waits for nothing.
      who: /\b(?:past|through|via|first)\b|\d/iu.test(whole) ? people : '',
      object,
    }),
  ],
  // “anything over 400 euros the owner has to okay before work begins”, “mum must ok every adoption”
  [
    new RegExp(
      String.raw`^(.*?\d\S*\s*(?:euros?|pounds?|dollars?|percent|%|€|£|\$)?)[\s,:]+(?:i need\s+)?(?:the\s+|an?\s+)?${who}\s+(?:${must}\s+|wants? to\s+)?${decide}\b(.*)$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  [
    new RegExp(
      String.raw`^(.*?\d\S*\s*[\p{L}%€$£]*)[\s,:]+(?:the\s+)?${who}\s+(?:must|has to|have to|is to)\s+be\s+(?:asked|consulted|told)\b.*$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
  [
    new RegExp(String.raw`^(?:both\s+|the\s+|an?\s+)?${who}\s+${must}\s+${decide}\s+(.+)$`, 'iu'),
    ([, people = '', object = '']) => ({ who: people, object }),
  ],
  [
    new RegExp(
      String.raw`^(?:the\s+|an?\s+)?${who}\s+(?:signs off|approves|okays|oks|authori[sz]es|confirms)\s+((?:each|every|all|any)\s.+)$`,
      'iu',
    ),
    ([, people = '', object = '']) => ({ who: people, object }),
  ],
  // “quote > 200 needs customer’s yes”, “take > 2 days: boss ok”, “extra work > 15% over quote → owner”
  [
    new RegExp(
      String.raw`^(.*?(?:>|over|above)\s*\d.{0,20}?)\s*(?::|→|->|=>)\s*${who}(?:\s+(?:ok|okay|yes|must agree))?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ who: people, object }),
  ],
];

const threshold =
  /(?:\b(?:worth\s+)?(?:over|above|more than|beyond|exceed(?:s|ing)?|higher than|from|of)|>)\s*(?:[€$£]\s*)?(\d[\d.,]*)\s*(%|[\p{L}€$£]+)?/iu;
const counts: readonly (readonly [RegExp, number])[] = [
  [/^(?:both|two|2)\b/iu, 2],
  [/^(?:one|1|an?|the|another|one of)\b/iu, 1],
  [/^(?:three|four|five|six|seven|eight|nine|ten|\d+)\b/iu, 3],
];
const notAUnit =
  /^(?:i|we|needs?|must|has|have|the|an?|to|go|goes|is|are|shall|should|will|require[sd]?|wants?|and|or|in|per|it)$/iu;
/** Cards are taken and payments come in; nobody decides on them. */
const otherMatter =
  /\b(?:cards?|cash|terms|cookies|invitation|friend requests?)\b|\b(?:no|without|never)\s+(?:approval|confirm)/iu;

/** What a part of a sentence says of somebody’s yes; undefined where it says nothing of that kind. */
export function consentIn(said: string): SaidConsent | undefined {
  const words = said.replace(/[\s.,;:]+$/u, '');
  if (otherMatter.test(words)) return undefined;
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(words);
    if (match === null) continue;
    const { who: people, object } = read(match);
    const roles = rolesNamed(
      people.replace(/^(?:two|three|both|eight|four) (?:of the \p{L}+ )?/iu, ''),
      true,
    );
    if (roles === undefined) continue;
    const found = threshold.exec(words);
    const figure = Number(
      (found?.[1] ?? '')
        .replaceAll(/[.,](?=\d{3}\b)/gu, '')
        .replace(',', '.')
        .replace(/\.$/u, ''),
    );
    const isFigure =
      found !== null && Number.isFinite(figure) && !/\bof$/iu.test(found[0].split(/\s*\d/u)[0] ?? '');
    return {
      roles,
      object: object
        .replace(threshold, '')
        .replace(/\s+(?:to|if)$/iu, '')
        .trim(),
      ...(isFigure
        ? { above: { figure, unit: notAUnit.test(found[2] ?? '') ? '' : (found[2] ?? '').toLowerCase() } }
        : {}),
      people:
        roles.length > 1
          ? 1
          : /^(?:both|two)\s/iu.test(words)
            ? 2
            : (counts.find(([one]) => one.test(people.trim()))?.[1] ?? 1),
      isOther: /\b(?:another|other than|somebody else|someone else|second person)\b/iu.test(words),
    };
  }
  return undefined;
}
