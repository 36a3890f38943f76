import type { AskedQuestion, ScriptedAnswer, ScriptedRefusal, ScriptedReply } from './conversation.ts';
import type { ScriptedContent } from './scripted-content.ts';

/** One way in which a model behaves. `call` counts the questions to the model of that name, from 1 on. */
export type Scenario = (question: AskedQuestion, content: ScriptedContent, call: number) => ScriptedReply;

const hugeCharacters = 4_000_000;

/** Every way in which a model can behave, by the name under which it is asked. */
export const scenarios = {
  'good-plan': (question, content) => good(question, content),
  /** Once it is told, or asked again, it gets it right. */
  'broken-block-then-repaired': (question, content, call) =>
    call > 1 || question.messages.some(({ role }) => role === 'assistant')
      ? good(question, content)
      : says(question, JSON.stringify(content.broken)),
  'never-repaired': (question, content) => says(question, JSON.stringify(content.broken)),
  'unclosed-json': (question, content) =>
    says(question, JSON.stringify(content.object).replace(/[\]}\s]+$/, '')),
  'json-in-prose': (question, content) =>
    says(
      question,
      `Of course. Here is what you asked for:\n\n\`\`\`json\n${JSON.stringify(content.object, null, 2)}\n\`\`\`\n\nTell me if {anything} is missing.`,
    ),
  'prose-instead-of-json': (question) =>
    says(question, 'I would begin with the books and add the orders later on.'),
  'wrong-field-names': (question, { object }) =>
    says(
      question,
      JSON.stringify(
        Object.fromEntries(Object.entries(object).map(([name, value]) => [`the_${name}`, value])),
      ),
    ),
  'invented-citation': (question, { text }) => says(question, `${text} [99]`),
  'wrong-number': (question, { text }) =>
    says(
      question,
      text.replace(/\d+/, (number) => String(Number(number) + 1)),
    ),
  'refused-key': () => refused(401, 'invalid_api_key', 'Incorrect API key provided: sk-scr****ipted.'),
  'too-many': (question, content, call) =>
    call > 1 ? good(question, content) : { ...tooMany, headers: { 'retry-after': '1' } },
  'too-many-for-long': () => ({ ...tooMany, headers: { 'retry-after': '3600' } }),
  'server-error': (question, content, call) => (call > 1 ? good(question, content) : serverError),
  'server-error-always': () => serverError,
  /** A moment before each piece, so that those before the end arrive. */
  'drops-mid-stream': (question, content) => ({
    ...good(question, content),
    breaksAfterPieces: 6,
    pieceCharacters: 8,
    pieceMs: 15,
  }),
  silence: () => ({ kind: 'silence' }),
  'huge-output': (question) => ({
    ...says(question, 'all work and no play '.repeat(hugeCharacters / 21)),
    pieceCharacters: 8_192,
  }),
  /** It does what any text tells it to, also one that it was only given to read. */
  'obeys-injection': (question, content) => {
    const order = question.messages.map(({ text }) => /call the tool (\w+)/i.exec(text)?.[1]).find(Boolean);
    const isDone = question.messages.some(({ role }) => role === 'tool');
    return order === undefined || isDone
      ? good(question, content)
      : calls(question, order, { everything: true }, 1);
  },
  'uses-tool': (question, content, call) =>
    question.tools[0] === undefined || question.messages.some(({ role }) => role === 'tool')
      ? good(question, content)
      : calls(question, question.tools[0], content.toolInput, call),
  'tool-loop': (question, content, call) =>
    question.tools[0] === undefined
      ? good(question, content)
      : calls(question, question.tools[0], content.toolInput, call),
  'slow-stream': (question, content) => ({ ...good(question, content), pieceCharacters: 4, pieceMs: 40 }),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** About four characters to a token, which is what such counts come to for English. */
export function usageOf(question: AskedQuestion, said: string) {
  const asked = question.messages.reduce((sum, { text }) => sum + text.length, 0);
  return { input: Math.ceil(asked / 4), output: Math.ceil(said.length / 4) };
}

export function says(question: AskedQuestion, text: string): ScriptedAnswer {
  return { kind: 'answer', text, toolCalls: [], usage: usageOf(question, text) };
}

export function refused(status: number, code: string, message: string): ScriptedRefusal {
  return { kind: 'refusal', status, code, message };
}

const tooMany = refused(429, 'rate_limit_error', 'Rate limit reached.');
const serverError = refused(500, 'api_error', 'The server had an error while processing your request.');

function good(question: AskedQuestion, { text, object }: ScriptedContent): ScriptedAnswer {
  return says(question, question.wantsJson ? JSON.stringify(object) : text);
}

function calls(question: AskedQuestion, name: string, input: unknown, call: number): ScriptedAnswer {
  return {
    ...says(question, ''),
    toolCalls: [{ id: `call_${call}`, name, input }],
    usage: usageOf(question, JSON.stringify(input)),
  };
}
