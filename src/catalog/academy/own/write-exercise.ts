import type { ExerciseDraft } from './course-draft.ts';
import { linesOfText } from './course-draft.ts';

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** An exercise as files of courses have it. */
export function writeExercise(draft: ExerciseDraft): string {
  const { type, title, question, hint, why } = draft;
  const facts = [['type', type] as const, ...factsOf(draft)].map(([name, value]) => `- ${name}: ${value}`);
  const parts = [
    `## ${oneLine(title)}\n${facts.join('\n')}`,
    question.trim(),
    answerOf(draft),
    `**Hint.** ${hint.trim()}`,
    `**Why.** ${why.trim()}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

type Fact = readonly [name: string, value: string];

function factsOf(draft: ExerciseDraft): Fact[] {
  const tolerance: Fact = ['tolerance', draft.tolerance.trim()];
  switch (draft.type) {
    case 'number': {
      const unit = draft.unit.trim();
      return [['answer', draft.answer.trim()], tolerance, ...(unit === '' ? [] : [['unit', unit] as const])];
    }
    case 'text':
      return [['accept', linesOfText(draft.accept).join(' | ')]];
    case 'table':
      return hasNumberToFill(draft) ? [tolerance] : [];
    case 'code':
      return [['function', draft.function.trim()]];
    default:
      return [];
  }
}

function hasNumberToFill({ rows }: ExerciseDraft): boolean {
  return rows.flat().some((cell) => /^\[\[\s*-?\d+(\.\d+)?\s*\]\]$/.test(cell.trim()));
}

function answerOf(draft: ExerciseDraft): string {
  switch (draft.type) {
    case 'choice':
      return draft.options
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, right }) => `- [${right ? 'x' : ' '}] ${oneLine(text)}`)
        .join('\n');
    case 'order':
      return filled(draft.items)
        .map((item, at) => `${at + 1}. ${item}`)
        .join('\n');
    case 'match':
      return draft.pairs
        .filter(({ left, right }) => `${left}${right}`.trim() !== '')
        .map(({ left, right }) => `- ${oneLine(left)} => ${oneLine(right)}`)
        .join('\n');
    case 'table':
      return tableOf(draft);
    case 'code':
      return [block('js', draft.start), block('tests', draft.tests), block('solution', draft.solution)].join(
        '\n\n',
      );
    default:
      return '';
  }
}

function filled(lines: readonly string[]): string[] {
  return lines.map(oneLine).filter((line) => line !== '');
}

function tableOf({ header, rows }: ExerciseDraft): string {
  const line = (cells: readonly string[]) => `| ${cells.map(oneLine).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function block(name: string, text: string): string {
  return `\`\`\`${name}\n${text.trimEnd()}\n\`\`\``;
}
