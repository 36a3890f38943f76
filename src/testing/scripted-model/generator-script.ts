import type { Scenario } from './scenarios.ts';
import { says } from './scenarios.ts';
import type { ScriptedContent } from './scripted-content.ts';

/** What the scripted model says where a plan is wanted, and where the code of a part is. */
const codeOf = (line: string) => `// sees: Seats left
// press: Count again
// then: Counted 1 times
import { useState } from 'react';

export function SeatsLeft({ records }) {
  const [counted, setCounted] = useState(0);
  const guests = records.guests ?? [];
  ${line}
  return (
    <div className="grid gap-2">
      <p>Seats left: {80 - taken}</p>
      <button type="button" onClick={() => setCounted(counted + 1)} className="min-h-11 rounded-button border border-line px-3">
        Count again
      </button>
      <p className="text-muted">Counted {counted} times</p>
    </div>
  );
}`;

const fenced = (code: string) => `Here is the component:\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;

export const guestList = 'A list of guests with name and email. Show how many of 80 seats are left.';

export const generatorContent: ScriptedContent = {
  text: fenced(codeOf('const taken = guests.length;')),
  object: {
    things: [
      {
        name: 'Gifts',
        fields: [
          { name: 'What', kind: 'text', options: [] },
          { name: 'Worth', kind: 'money', options: [] },
        ],
        examples: [
          ['Tea set', '45'],
          ['Lamp', '30'],
        ],
      },
    ],
    changes: ['Add an arrival date to guests', 'Frobnicate the quux'],
    parts: [
      {
        page: 'Guests',
        title: 'Seats left',
        does: 'Shows how many of 80 seats are left.',
        things: ['Guests'],
      },
    ],
  },
  broken: { things: [{ fields: 7 }], changes: [7], parts: [{ title: 7 }] },
  toolInput: {},
};

const badCode = {
  /** It crashes in the browser, though it can be built. */
  crashing: fenced(codeOf('const taken = guests.missing.length;')),
  unreadable: fenced(codeOf('const taken = (guests.length;')),
  forbidden: fenced(codeOf("const taken = guests.length; fetch('/x');")),
};

const planFirst = (code: (repairs: number) => string): Scenario => {
  return (question, { object }) =>
    question.wantsJson
      ? says(question, JSON.stringify(object))
      : says(
          question,
          code(question.messages.filter(({ text }) => text.startsWith('That does not work')).length),
        );
};

/** Ways of behaving that only the writing of code knows. */
export const generatorScenarios: Readonly<Record<string, Scenario>> = {
  'crashing-part-then-repaired': planFirst((repairs) =>
    repairs > 0 ? generatorContent.text : badCode.crashing,
  ),
  'unreadable-part-then-repaired': planFirst((repairs) =>
    repairs > 0 ? generatorContent.text : badCode.unreadable,
  ),
  'forbidden-part-then-repaired': planFirst((repairs) =>
    repairs > 0 ? generatorContent.text : badCode.forbidden,
  ),
  'crashing-part-for-ever': planFirst(() => badCode.crashing),
  'prose-instead-of-code': planFirst(() => 'I would count the guests and take them from eighty.'),
  'broken-plan-then-repaired': (question, { object, broken, text }) => {
    const isTold = question.messages.some((one) => one.text.includes('Answer again, with the JSON alone.'));
    return says(question, question.wantsJson ? JSON.stringify(isTold ? object : broken) : text);
  },
  'nothing-to-add': (question) => says(question, JSON.stringify({ things: [], changes: [], parts: [] })),
};
