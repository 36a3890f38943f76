import type { SaidPrice } from './said-price.ts';
import { ordinalOf, unitOf, withDigits } from './said-unit.ts';

type Form = (text: string) => SaidPrice | undefined;

const number = String.raw`(\d+(?:\.\d+)?)`;
const form = (source: string) => new RegExp(source.replaceAll('#', number), 'iu');

const depositShare = form(
  String.raw`#%\s*(?:of (?:the )?(?:total|price)\s*)?(?:as (?:an? )?)?(?:deposit|down ?payment|up ?front|in advance|prepayment)|\b(?:deposit|down ?payment)\s*(?:is|of|:)?\s*#%`,
);
const depositAmount = form(String.raw`\bdeposit\s*(?:is|of|:)?\s*¤#|¤#\s*deposit`);

function readDeposit(text: string): SaidPrice | undefined {
  const share = depositShare.exec(text);
  if (share !== null) return { kind: 'deposit', percent: Number(share[1] ?? share[2]) };
  const amount = depositAmount.exec(text);
  return amount === null ? undefined : { kind: 'deposit', amount: Number(amount[1] ?? amount[2]) };
}

const taxes = String.raw`(vat|(?:sales )?tax(?:es)?|gst|iva|mwst|tva|btw)`;
const taxForm = form(String.raw`#%\s*${taxes}\b|\b${taxes}\s*(?:is|of|:)?\s*#%`);

/** Tax that is in the prices already is not added. */
function readTax(text: string): SaidPrice | undefined {
  const match = taxForm.exec(text);
  if (match === null || /\b(?:includ\w*|incl|inclusive|already)\b/i.test(text)) return undefined;
  const label = match[2] ?? match[3] ?? 'Tax';
  return { kind: 'tax', percent: Number(match[1] ?? match[4]), label };
}

const threshold = form(
  String.raw`\b(?:from|over|above|at|for|with|if|when|more than|of)\s+#\s+([\p{L}-]+)(?:\s+(?:on|upwards?|or more|and more|and up|onwards?))?|#\s*\+\s*([\p{L}-]+)|#\s+([\p{L}-]+)\s+or more|^#\s+([\p{L}-]+)$`,
);
const offForm = form(
  String.raw`(?:discount|rebate|reduction)\s*(?:is|of|:)?\s*#%|#%\s*(?:off|discount|less|cheaper|rebate|reduction)`,
);
const loose =
  /\b(?:get|gets|pay|pays|have|has|receive|there is|there's|we give|i give|for|the|an?|if|when|is|are|off|discount|rebate|it's|with|on|of|off)\b|[,:+]/giu;

function readOff(text: string): SaidPrice | undefined {
  const match = offForm.exec(text);
  if (match === null) return undefined;
  const percent = -Number(match[1] ?? match[2]);
  const rest = text.replace(match[0], ' ');
  const of = /\b(?:on|off)\s+(?:the\s+)?(food|menus?|drinks|labou?r|material|[\p{L}]+ price)\b/iu.exec(
    rest,
  )?.[1];
  const from = threshold.exec(rest.trim());
  if (from !== null)
    return {
      kind: 'change',
      percent,
      from: {
        // “more than 10” begins beyond ten.
        value:
          Number(from[1] ?? from[3] ?? from[5] ?? from[7]) +
          (/more than|over|above/i.test(from[0]) ? 0.0001 : 0),
        unit: unitOf(from[2] ?? from[4] ?? from[6] ?? from[8] ?? ''),
      },
      ...(of === undefined ? {} : { of }),
    };
  const who = plainWho(of === undefined ? rest : rest.replace(of, ' '));
  if (who === '' || /\d/.test(who)) return undefined;
  return { kind: 'change', percent, who, ...(of === undefined ? {} : { of }) };
}

function plainWho(text: string): string {
  return text.replaceAll(loose, ' ').replaceAll(/\s+/g, ' ').trim();
}

const moreForm = form(
  String.raw`^(.*?)\s*(?:\bplus|\+|\bcosts?|\bextra|\bsurcharge|\bis|\badds?|\bfor)?\s*\+?#%\s*(?:extra|surcharge|more|on top)?(.*)$`,
);

/** “Express plus 30 %”: only where a word says that it is more. */
function readMore(text: string): SaidPrice | undefined {
  if (!/\b(?:plus|extra|surcharge|more|on top|adds?)\b|\+/i.test(text) || /¤/.test(text)) return undefined;
  const match = moreForm.exec(text);
  if (match === null) return undefined;
  const who = plainWho(
    `${match[1] ?? ''} ${match[3] ?? ''}`.replaceAll(
      /\b(?:plus|extra|surcharge|more|on top|adds?|costs?)\b/giu,
      ' ',
    ),
  );
  if (who === '' || /\d/.test(who) || /\b(?:waste|offcuts?|spare|reserve|loss)\b/i.test(who))
    return undefined;
  return { kind: 'change', percent: Number(match[2]), who };
}

function readFree(text: string): SaidPrice | undefined {
  const over = form(String.raw`\b(?:over|from|above|at|more than)\s+¤?#`).exec(text);
  if (/\bfree\b/i.test(text) && over !== null && !/\bunder\b/i.test(text)) {
    const label = text
      .replace(over[0], ' ')
      .replaceAll(/\b(?:free|is|are|the|it's|of charge|for orders?|orders?|we)\b/giu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (/¤/.test(over[0]) || label === '' || /deliver|shipping|postage/i.test(label))
      return { kind: 'free-over', amount: Number(over[1]), label };
  }
  const upTo = form(
    String.raw`\bfree\s+(?:up to|until|within|for the first)\s+#\s*([\p{L}-]+)|\bfirst\s+#\s*([\p{L}-]+)\s+(?:are |is )?free`,
  ).exec(text);
  if (upTo !== null)
    return { kind: 'free-up-to', value: Number(upTo[1] ?? upTo[3]), unit: unitOf(upTo[2] ?? upTo[4] ?? '') };
  const first = /^(?:the\s+)?first\s+([\p{L}-]+)\s+(?:is\s+)?free$/iu.exec(text);
  if (first !== null) return { kind: 'free-up-to', value: 1, unit: unitOf(first[1] ?? '') };
  const nth = /\b(?:the|every)\s+([\p{L}\d]+)\s*([\p{L}]*?)\s*(?:is |goes |comes )?(?:for )?free\b/iu.exec(
    text,
  );
  const place = nth === null ? undefined : ordinalOf(nth[1] ?? '');
  if (place !== undefined) return { kind: 'every-free', nth: place, unit: unitOf(nth?.[2] ?? '') };
  return undefined;
}

const children = String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|little ones|juniors?|teens?)`;

function readHalf(text: string): SaidPrice | undefined {
  if (/¤/.test(text)) return undefined;
  const second =
    /\b(?:second|2nd|another|further|each further|every further)\s+([\p{L}]+)\s+(?:is |pays? |at )?half\b/iu.exec(
      text,
    );
  if (second !== null) return { kind: 'further', share: 0.5, unit: unitOf(second[1] ?? '') };
  const half = new RegExp(
    String.raw`\b(${children}(?:\s+(?:under|below|up to|until)\s+\d+)?|(?:under|below|up to)\s+\d+s?)\s*(?:years?(?: old)?)?\s*(?:pay|are|is|for|go|get|at|count|eat|cost)?\s*(half|free|nothing|for free)\b`,
    'iu',
  ).exec(text);
  if (half !== null) {
    const label = /^(?:under|below|up to)/i.test(half[1] ?? '') ? `Children ${half[1]}` : (half[1] ?? '');
    return { kind: 'child', share: /half/i.test(half[2] ?? '') ? 0.5 : 0, label };
  }
  const members =
    /^(?:for\s+)?([\p{L} -]{3,30}?)\s+(?:pay|pays|get|are|is)\s+(?:only\s+)?half(?: price)?$/iu.exec(text);
  return members === null ? undefined : { kind: 'change', percent: -50, who: members[1] ?? '' };
}

const leastAmount = form(
  String.raw`\b(?:minimum|min|at least|not less than|never less than|smallest)\.?\s*(?:charge|order|price|fee|value|amount|job|call-?out)?\s*(?:is|of|:)?\s*¤#|¤#\s*minimum`,
);

const mostAmount = form(
  String.raw`\b(?:maximum|max|at most|never more than|not more than|capped at)\.?\s*(?:charge|price|fee)?\s*(?:is|of|:)?\s*¤#$`,
);

function readLeast(text: string): SaidPrice | undefined {
  const most = mostAmount.exec(text);
  if (most !== null) return { kind: 'most', amount: Number(most[1]) };
  const match = leastAmount.exec(text);
  return match === null ? undefined : { kind: 'least', amount: Number(match[1] ?? match[2]) };
}

const aheadForm = form(
  String.raw`\b(?:at least|minimum|min|not less than)?\s*#\s*(days?|weeks?|months?)'?\s*(?:ahead|before(?:hand)?|in advance|notice|earlier)|\b(?:less|fewer|closer|sooner) than\s+#\s*(days?|weeks?)\s+(?:away|ahead|off|from (?:now|today))`,
);
const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };

function readAhead(text: string): SaidPrice | undefined {
  const match = aheadForm.exec(withDigits(text));
  if (match === null || /cancel/i.test(text)) return undefined;
  const unit = (match[2] ?? match[4] ?? 'd').charAt(0).toLowerCase();
  return { kind: 'ahead', days: Number(match[1] ?? match[3]) * (daysIn[unit] ?? 1) };
}

function readRounding(text: string): SaidPrice | undefined {
  const to = /\brounded up to\s+(?:the next\s+|the\s+)?(?:(?:full|whole|started)\s+)?([\p{L}-]+)/iu.exec(
    text,
  );
  if (to !== null && !/^(?:full|whole|next)$/i.test(to[1] ?? ''))
    return { kind: 'round-up', unit: unitOf(to[1] ?? '') };
  const what = /^(?:the\s+)?([\p{L}-]+)\s+(?:are|is|get|gets)?\s*(?:always\s+)?rounded up/iu.exec(text);
  if (what !== null) return { kind: 'round-up', unit: unitOf(what[1] ?? '') };
  const started = /\b(?:every|each)\s+started\s+([\p{L}-]+)\s+counts/iu.exec(text);
  return started === null ? undefined : { kind: 'round-up', unit: unitOf(started[1] ?? '') };
}

/** What changes a price, is due or rounds a quantity, the most particular form first. */
export const changeForms: readonly Form[] = [
  readDeposit,
  readTax,
  readLeast,
  readAhead,
  readRounding,
  readHalf,
  readOff,
  readFree,
  readMore,
];
