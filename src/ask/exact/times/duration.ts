import { type DecimalNumber, decimalOf, figure } from '../decimals.ts';
import { readQuantity } from '../units/quantity.ts';

const colon = /^(\d{1,4}):(\d{2})(?::(\d{2}))?$/;

/** A length of time in seconds: 1h 45, 2:30, 90 min, 1.5 hours. Between colons stand hours and minutes. */
export function readDuration(written: string): DecimalNumber | undefined {
  const text = written
    .trim()
    .replace(/^an? /, '1 ')
    .replaceAll(/(?<=\d) ?h ?(?=\d)/g, ' h ');
  const clock = colon.exec(text);
  if (clock !== null) {
    if (Number(clock[2]) > 59 || Number(clock[3] ?? 0) > 59) return undefined;
    return decimalOf(Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0));
  }
  const quantity = readQuantity(text.replace(/(?<=\d) ?m$/, ' min'));
  if (quantity === undefined || quantity.unit.dimension !== 'time' || quantity.isGuessed) return undefined;
  return quantity.amount.times(quantity.unit.factor).toSignificantDigits(40);
}

/** “7 h 15 min”. */
export function writeDuration(seconds: DecimalNumber): string {
  const size = seconds.abs().toDecimalPlaces(3);
  const hours = size.div(3600).trunc();
  const minutes = size.minus(hours.times(3600)).div(60).trunc();
  const rest = size.minus(hours.times(3600)).minus(minutes.times(60));
  const parts = [
    hours.isZero() ? '' : `${figure(hours)} h`,
    minutes.isZero() ? '' : `${figure(minutes)} min`,
    rest.isZero() ? '' : `${figure(rest)} s`,
  ].filter((part) => part !== '');
  return `${seconds.lt(0) ? 'minus ' : ''}${parts.length === 0 ? '0 min' : parts.join(' ')}`;
}
