import {
  isHeading,
  type Moment,
  type Scene,
  type Script,
  type Speech,
  sceneOf,
  writtenName,
} from './script.ts';

const transition = /^(?:[A-Z ]+TO:|FADE (?:IN|OUT)[:.]?|DISSOLVE[^a-z]*|SMASH CUT[^a-z]*|THE END\.?)$/;
const cue = /^[A-ZÀ-Þ0-9][A-ZÀ-Þ0-9 .'’#-]{0,38}(?:\s*\([^)]*\))*$/;
/** Words in capitals that call a shot and name nobody. */
const shotCall =
  /^(?:CLOSE|WIDE|INSERT|ANGLE|POV|EXTREME|MEDIUM|LONG|FULL|TWO SHOT|LOW|HIGH|TRACKING|PAN|BACK TO|ON\b|SUPER|TITLE|SFX|MUSIC|MONTAGE|LATER|BEGIN|END)/;

interface Draft {
  heading: string;
  moments: Moment[];
  transition?: string;
}

/** Reads a screenplay in the usual format. What stands before the first heading belongs to a first scene without one. */
export function readScreenplay(text: string): Script {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(partAtHeadings)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  const drafts: Draft[] = [];
  const cast = new Set<string>();
  let waiting: string | undefined;
  const here = () => {
    const last = drafts.at(-1);
    if (last !== undefined) return last;
    const first: Draft = { heading: 'INT. A PLACE', moments: [] };
    drafts.push(first);
    return first;
  };
  for (const lines of blocks) {
    const [first = ''] = lines;
    if (isHeading(first)) {
      drafts.push({ heading: first, moments: [], ...(waiting === undefined ? {} : { transition: waiting }) });
      waiting = undefined;
      continue;
    }
    if (lines.length === 1 && transition.test(first)) {
      waiting = first.replace(/[:.]$/, '');
      continue;
    }
    const speech = lines.length > 1 && cue.test(first) && !shotCall.test(first) ? speechOf(lines) : undefined;
    if (speech === undefined) here().moments.push({ picture: lines.join(' ') });
    else {
      cast.add(speech.who);
      here().moments.push({ picture: '', speech });
    }
  }
  for (const name of introduced(text)) cast.add(name);
  return { scenes: drafts.filter(({ moments }) => moments.length > 0).map(finished), cast: [...cast] };
}

function finished({ heading, moments, transition: how }: Draft): Scene {
  return sceneOf(heading, moments, how);
}

/** A heading without an empty line around it is still a heading. */
function partAtHeadings(block: string): string[] {
  const parts: string[][] = [[]];
  for (const line of block.split('\n')) {
    if (isHeading(line)) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n')).filter((part) => part.trim() !== '');
}

function speechOf([first = '', ...rest]: readonly string[]): Speech {
  const brackets = [...first.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner);
  const notes = rest.flatMap((line) => [...line.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner));
  return {
    who: writtenName(first.replace(/\([^)]*\)/g, '').trim()),
    text: rest
      .join(' ')
      .replace(/\([^)]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    note: notes.join(', '),
    isOff: brackets.some((inner) => /V\.?\s?O|O\.?\s?S|O\.?\s?C|VOICE|PHONE/i.test(inner)),
  };
}

/** Names that are introduced in capitals with an age or a description after them. */
function introduced(text: string): string[] {
  return [...text.matchAll(/\b([A-Z][A-Z'’-]+(?: [A-Z][A-Z'’-]+)?)(?=\s*\(\d|,\s+(?:\d|a |an |in ))/g)]
    .map(([, name = '']) => name)
    .filter((name) => !shotCall.test(name) && !/^(?:INT|EXT|DAY|NIGHT)$/.test(name))
    .map(writtenName);
}
