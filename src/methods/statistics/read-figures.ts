/** How a column writes its figures. */
export type DecimalMark = 'point' | 'comma';

export interface FigureShape {
  /** The digits with their marks, as they were written. */
  readonly body: string;
  readonly isNegative: boolean;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
}

const plain = /^[-+]?\d+(?:\.\d+)?$/;
const currency = '(?:[$€£¥₹₦₺₽₩]|[A-Z]{3}|kr|zł|R\\$|Fr\\.?|CHF)';
const written = new RegExp(
  `^(\\()?\\s*([-+−])?\\s*(${currency})?\\s*([-+−])?\\s*(\\d[\\d.,'’\\s]*|[.,]\\d+)(e[-+]?\\d+)?\\s*(%)?\\s*(${currency})?\\s*(\\))?$`,
  'u',
);

/** What a text is as a figure, or undefined where it is none. Whether its comma is a decimal one, the column decides. */
export function shapeOfFigure(text: string): FigureShape | undefined {
  if (plain.test(text))
    return {
      body: text.replace(/^[-+]/, ''),
      isNegative: text.startsWith('-'),
      isPercent: false,
      isMoney: false,
    };
  const found = written.exec(text);
  if (found === null) return undefined;
  const [, open, sign, before, inner, digits = '', power = '', percent, after, close] = found;
  if ((open === undefined) !== (close === undefined) || (sign !== undefined && inner !== undefined))
    return undefined;
  const body = digits.replace(/['’\s]/gu, '');
  const isMoney = before !== undefined || after !== undefined;
  // A code of three letters before a figure is a currency only where it is one that is in use; “ABC 12” is an article.
  if (isMoney && ![before, after].some((mark) => mark !== undefined && isCurrency(mark))) return undefined;
  return {
    body: body + power,
    isNegative: [sign, inner].some((mark) => mark === '-' || mark === '−') || open !== undefined,
    isPercent: percent !== undefined,
    isMoney,
  };
}

const codes = new Set(
  'USD EUR GBP CHF CAD AUD NZD INR JPY CNY NGN BRL ZAR PLN SEK NOK DKK KES CZK HUF TRY MXN SGD HKD KRW AED ILS'.split(
    ' ',
  ),
);

function isCurrency(mark: string): boolean {
  return !/^[A-Z]{3}$/.test(mark) || codes.has(mark);
}

/** What one figure says of the column's decimal mark; undefined where it could be either. */
export function markSpoken({ body }: FigureShape): DecimalMark | undefined {
  const comma = body.lastIndexOf(',');
  const point = body.lastIndexOf('.');
  if (comma === -1 && point === -1) return undefined;
  if (comma !== -1 && point !== -1) return comma > point ? 'comma' : 'point';
  const mark = comma === -1 ? '.' : ',';
  const digits = body.replace(/e.*$/i, '');
  const groups = digits.split(mark);
  // More than one of a kind separates thousands, so that the other one would be the decimal mark.
  if (groups.length > 2) return mark === ',' ? 'point' : 'comma';
  const isThousands = groups[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(groups[0] ?? '');
  if (isThousands) return undefined;
  return mark === ',' ? 'comma' : 'point';
}

/** Thousands stand in groups of three; anything else with several marks is a day or a version, not a figure. */
const withPoint = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?(?:e[-+]?\d+)?$/i;
const withComma = /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?(?:e[-+]?\d+)?$/i;

export function valueOfFigure({ body, isNegative }: FigureShape, mark: DecimalMark): number {
  if (!(mark === 'comma' ? withComma : withPoint).test(body)) return Number.NaN;
  const digits = mark === 'comma' ? body.replaceAll('.', '').replace(',', '.') : body.replaceAll(',', '');
  const value = Number(digits);
  return isNegative ? -value : value;
}
