import { type PartCode, readPartCode } from '../../../engine/custom/read-part-code.ts';
import { describeRecords } from '../../../engine/propose/describe-app.ts';
import type { PlannedPart } from '../../../engine/propose/place-part.ts';
import { limits } from '../../../kernel/limits.ts';
import type { ModelFault } from '../../ai/model-fault.ts';
import type { ModelMessage } from '../../ai/model-port.ts';
import { partCodeFaults } from '../../build/check-part-code.server.ts';
import type { GeneratorModel } from './generator-model.server.ts';

const task = `You write one React component in TSX for a small web app. Rules:
- export function Part({ records, saved, save }). "records" has lists of objects to read. "saved" is one JSON value that is kept for this component, null at first; save(value) keeps another.
- Import only hooks from 'react'. No other imports, no network, no window, document or location, no links, no pictures.
- Plain elements with Tailwind classes. Colours only by these classes: text-ink, text-muted, bg-surface, bg-soft, border-line, bg-primary with text-on-primary. Every <button> has type="button" and a text; every <input> stands in a <label> with a text. It must work on a narrow phone.
- records may be empty: write (records.guests ?? []). Write guest.location, not ({ location }).
- The first lines are comments: "// sees: words that can always be read in it", and if it has a button "// press: text of the button" and "// then: words that can be read after that".
Answer with the code alone.`;

const exampleAsked = `Title: Days left
Does: Asks for the day of the wedding, keeps it and shows how many days are left.
Given:
records.guests (Guests): { id: string, name: string }[]`;
const exampleCode = `// sees: Day of the wedding
export function Part({ saved, save }) {
  const day = typeof saved === 'string' ? saved : '';
  const left = day === '' ? undefined : Math.ceil((new Date(day).getTime() - Date.now()) / 86400000);
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 text-sm">
        Day of the wedding
        <input
          type="date"
          value={day}
          onChange={(event) => save(event.target.value)}
          className="min-h-11 rounded-button border border-line bg-surface px-3"
        />
      </label>
      <p className="text-2xl font-bold">{left === undefined ? 'Choose the day' : \`\${left} days left\`}</p>
    </div>
  );
}`;

type WrittenPart =
  | { ok: true; code: PartCode }
  /** `faults` are for the model; of what failed beside the code there are none. */
  | { ok: false; fault?: ModelFault; faults: readonly string[]; said: string };

/** Has a part written, or written again with what was wrong with it. */
export async function writePart(
  model: GeneratorModel,
  part: PlannedPart,
  before?: { said: string; faults: readonly string[] },
): Promise<WrittenPart> {
  const written = await model.write(messagesFor(part, before));
  if (!written.ok) return { ok: false, fault: written.fault, faults: [], said: '' };
  const { text: said } = written;
  const code = readPartCode(said);
  if (code === undefined) return { ok: false, faults: ['There is no component that is exported.'], said };
  const faults = partCodeFaults(code.code);
  return faults.length === 0 ? { ok: true, code } : { ok: false, faults, said };
}

function messagesFor(
  part: PlannedPart,
  before: { said: string; faults: readonly string[] } | undefined,
): ModelMessage[] {
  const { toldErrorLength, partLength } = limits.generatorModels;
  const given = part.entities.length === 0 ? 'no records' : part.entities.map(describeRecords).join('\n');
  const asked: ModelMessage[] = [
    { role: 'system', text: task },
    { role: 'user', text: exampleAsked },
    { role: 'assistant', text: exampleCode },
    { role: 'user', text: `Title: ${part.title}\nDoes: ${part.does}\nGiven:\n${given}` },
  ];
  if (before === undefined) return asked;
  const wrong = before.faults.join('\n').slice(0, toldErrorLength);
  return [
    ...asked,
    { role: 'assistant', text: before.said.slice(0, partLength) },
    {
      role: 'user',
      text: `That does not work:\n${wrong}\nWrite the whole component again, without this fault.`,
    },
  ];
}
