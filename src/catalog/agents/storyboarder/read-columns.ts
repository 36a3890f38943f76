import { isHeading, type Moment, type Script, type Speech, sceneOf, writtenName } from './script.ts';

/** Reads a script of two columns: one shot to a line, the picture before a bar or a tab, the sound after it. */
export function readColumns(text: string): Script {
  const drafts: { heading: string; moments: Moment[] }[] = [];
  const cast = new Set<string>();
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '' || /^\s*(?:picture|video|image)\s*[|\t]/i.test(line) || /^[\s|:-]+$/.test(line))
      continue;
    if (isHeading(line)) {
      drafts.push({ heading: line, moments: [] });
      continue;
    }
    const [picture = '', ...sounds] = line.split(/\s*\|\s*|\t+/).map((part) => part.trim());
    const sound = sounds.join(' ').trim();
    const speech = speechOf(sound);
    if (speech !== undefined && !speech.isOff) cast.add(speech.who);
    const moment: Moment = {
      picture,
      ...(speech === undefined ? {} : { speech }),
      ...(speech === undefined && sound !== ''
        ? { sound: sound.replace(/^(?:SFX|FX|MUSIC)\s*:\s*/i, '') }
        : {}),
    };
    if (drafts.length === 0) drafts.push({ heading: 'INT. A PLACE', moments: [] });
    drafts.at(-1)?.moments.push(moment);
  }
  return {
    scenes: drafts
      .filter(({ moments }) => moments.length > 0)
      .map(({ heading, moments }) => sceneOf(heading, moments)),
    cast: [...cast],
  };
}

function speechOf(sound: string): Speech | undefined {
  const found = /^([A-ZÀ-Þ][A-ZÀ-Þ0-9 .'’-]{0,30})(?:\s*\(([^)]*)\))?\s*:\s*(.+)$/.exec(sound);
  const [, who = '', note = '', text = ''] = found ?? [];
  if (found === null || /^(?:SFX|FX|MUSIC|SUPER|TITLE)$/.test(who.trim())) return undefined;
  const isVoice = /^(?:VO|V\.O\.?|NARRATOR|VOICE)$/.test(who.trim());
  return {
    who: isVoice ? 'Narrator' : writtenName(who.trim()),
    text: text.replace(/^[“"]|[”"]$/g, ''),
    note,
    isOff: isVoice || /V\.?O|O\.?S/i.test(note),
  };
}
