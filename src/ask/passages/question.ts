import { brand } from '../../kernel/brand.ts';
import { definedTerm } from './definitions.ts';
import { askedTerms, wordsOf } from './terms.ts';

/** What somebody asks, read once. */
export interface Question {
  /** The words that say what is asked for, without endings. */
  readonly terms: readonly string[];
  /** For the vector: short enough to be quick, without the product's name, which every passage might have. */
  readonly telling: string;
  /** The term whose definition is asked for. */
  readonly defines: string | undefined;
  /** It asks how something is done here, or where it is. */
  readonly asksHow: boolean;
  /** It names the product: what it is about is here and not elsewhere. */
  readonly namesProduct: boolean;
}

const longest = 2_000;
const mostWords = 24;
const how =
  /^\s*(?:how\s+(?:do|can|could|would|should|does)\s+(?:i|we|you|one)\b|how\s+to\b|where\s+(?:do|can|is|are|does)\b|can\s+i\b|i\s+(?:want|need|would\s+like)\s+to\b|(?:show|help)\s+me\b)/iu;

/** Reads a question. Whatever is typed is read: nothing, other languages, a thousand lines. */
export function readQuestion(asked: string): Question {
  const text = asked.slice(0, longest).replaceAll(/\s+/g, ' ').trim();
  const product = brand.name.toLowerCase();
  const words = wordsOf(text);
  const rest = words.filter((word) => word !== product);
  const plain = rest.length === 0 ? text : withoutProduct(text);
  return {
    terms: askedTerms(plain),
    telling: plain.split(' ').slice(0, mostWords).join(' '),
    defines: definedTerm(plain),
    asksHow: how.test(plain),
    namesProduct: words.includes(product),
  };
}

/** “How do I sign in to Kora” asks for the same as “how do I sign in”. */
function withoutProduct(text: string): string {
  const name = brand.name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const named = new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])(?:in|with|on|to|of|from|at|into|for)\s+)?(?<![\p{L}\p{N}])${name}(?:['’]s)?(?![\p{L}\p{N}])`,
    'giu',
  );
  const told = text.replaceAll(named, ' ').replaceAll(/\s+/g, ' ').trim();
  return told === '' ? text : told;
}
