import type { InputFault } from '../../agent-desk/work.ts';
import type { NegotiationInput } from './fields.ts';

export function faultsOfNegotiation({
  settings,
  theirLow,
  theirLikely,
  theirHigh,
}: NegotiationInput): InputFault[] {
  const faults: InputFault[] = [];
  const seen = new Set<string>();
  for (const [row, { issue, setting }] of settings.entries()) {
    const key = `${issue.trim()}\n${setting.trim()}`.toLowerCase();
    if (seen.has(key))
      faults.push({
        field: 'settings',
        row,
        column: 'setting',
        message: `“${setting}” stands twice under ${issue}. Keep one of the two.`,
      });
    seen.add(key);
  }
  const isAlone = new Set(settings.map(({ issue }) => issue.trim())).size === settings.length;
  if (isAlone)
    faults.push({
      field: 'settings',
      message: 'Every issue has one settlement only, so that nothing is open. Give at least one issue two.',
    });
  if (theirLow > theirLikely)
    faults.push({ field: 'theirLow', message: 'The lowest is above the likely value. Enter a smaller one.' });
  if (theirHigh < theirLikely)
    faults.push({
      field: 'theirHigh',
      message: 'The highest is below the likely value. Enter a larger one.',
    });
  return faults;
}
