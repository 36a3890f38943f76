import { dayNumber } from '../../../methods/schedule/working-days.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { PremortemInput } from './fields.ts';

const longestProject = 60 * 366;

export function faultsOfPremortem({ causes, start, end }: PremortemInput): InputFault[] {
  const faults: InputFault[] = [];
  const days = dayNumber(end) - dayNumber(start);
  if (days <= 0) faults.push({ field: 'end', message: 'The end must come after today. Enter a later day.' });
  if (days > longestProject)
    faults.push({ field: 'end', message: 'This is more than 60 years away. Check the year.' });
  const at = (row: number, column: string, message: string) =>
    faults.push({ field: 'causes', row, column, message });
  for (const [row, cause] of causes.entries()) {
    if (cause.timesLow > cause.timesLikely) at(row, 'timesLow', 'The least is more than the likely figure.');
    if (cause.timesHigh < cause.timesLikely) at(row, 'timesHigh', 'The most is less than the likely figure.');
    if (cause.lossLow > cause.lossLikely) at(row, 'lossLow', 'The least loss is more than the likely one.');
    if (cause.lossHigh < cause.lossLikely) at(row, 'lossHigh', 'The most is less than the likely loss.');
    if (cause.prevention === undefined && (cause.cuts ?? 0) > 0)
      at(row, 'prevention', 'Say what the prevention is, or leave its effect empty.');
    if (cause.prevention !== undefined && cause.cuts === undefined)
      at(row, 'cuts', 'Say by how much the prevention cuts how often it happens, such as 50 %.');
  }
  if (causes.every(({ timesHigh, lossHigh }) => timesHigh === 0 || lossHigh === 0))
    faults.push({ field: 'causes', message: 'No cause happens and costs anything. Estimate at least one.' });
  return faults;
}
