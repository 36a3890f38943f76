import { limits } from '../../kernel/limits.ts';
import type { Brief } from '../read/brief.ts';
import { sentenceCase, spellAcronyms, titleCase } from '../read/words.ts';

const artifact =
  /\s*\b(?:web ?site|web ?app|web ?page|web application|mobile app|application|platform|system|mini[- ]?program|wechat mini[- ]?program|app|site|page|program|software|h5|online)\b\s*/gi;

/** The name on the app: the one it was given, or a short one from what it is. */
export function nameApp(brief: Brief): string {
  if (brief.title !== undefined) return clip(brief.title);
  const bare = brief.subject
    .replace(/^(?:lists?|collections?) of\s+/, '')
    .replaceAll(artifact, ' ')
    .replaceAll(/[^\p{L}\p{N} &'-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = bare
    .split(' ')
    .filter(
      (word) =>
        !/^(?:simple|small|little|tiny|quick|mini|nice|cool|great|good|free|comprehensive|complete|basic|professional|modern|responsive|interactive|new|based|similar|and|with|for|that|the|a|an|to|using|web|my|our)$/.test(
          word,
        ),
    );
  const short = words.every((word) =>
    /^(?:tool|solution|thing|something|product|solutions?|e-commerce|ecommerce|company|store|shop|official|business|marketing|landing)$/.test(
      word,
    ),
  )
    ? ''
    : words.slice(words.at(-3) === 'of' ? -4 : -3).join(' ');
  return clip(titleCase(short === '' ? fromPurpose(brief) : short));
}

/** A website “for non-profit organizations” that is called nothing else. */
function fromPurpose(brief: Brief): string {
  const object =
    brief.requests.find(({ object: noun }) => noun !== '' && noun.split(' ').length <= 3)?.object ?? '';
  const purpose =
    /^for\s+(?:an?\s+|the\s+|my\s+|our\s+|your\s+)?((?:[a-z0-9-]+\s?){1,4})/i
      .exec(brief.purpose)?.[1]
      ?.replace(/\s+(?:to|and|or|in|on|with|of|who|that|which|where)\b.*$/i, '')
      .trim() ?? '';
  return purpose !== '' && !/^\w+ing\b/.test(purpose) ? purpose : object === '' ? 'my app' : object;
}

function clip(name: string): string {
  return [...name].slice(0, Math.min(50, limits.engine.nameLength)).join('').trim() || 'My app';
}

export function taglineOf(brief: Brief): string {
  const subject = brief.subject.replaceAll(/\s+/g, ' ').trim();
  const purpose = brief.purpose
    .replace(/^(?:called|named|titled)\s+(?:"[^"]*"|'[^']*'|[A-Z][\w&'-]*(?:\s+[A-Z][\w&'-]*)*),?\s*/, '')
    .replace(/^(?:for|to|that|which|where|with)\s+/i, '')
    .replace(/^(?:my|our|your)\s+/i, '')
    .replace(/[\s?!.,;:]+$/, '');
  const isNamed = subject.replaceAll(artifact, ' ').trim() !== '';
  const text = purpose !== '' && purpose.length < 110 ? purpose : isNamed ? subject : nameApp(brief);
  return sentenceCase(spellAcronyms(text.slice(0, 140).trim()) || 'Made from a description');
}
