export interface City {
  readonly name: string;
  readonly zone: string;
}

export const cities: readonly City[] = [
  { name: 'London', zone: 'Europe/London' },
  { name: 'New York', zone: 'America/New_York' },
  { name: 'Tokyo', zone: 'Asia/Tokyo' },
  { name: 'Sydney', zone: 'Australia/Sydney' },
  { name: 'Paris', zone: 'Europe/Paris' },
  { name: 'Berlin', zone: 'Europe/Berlin' },
  { name: 'Madrid', zone: 'Europe/Madrid' },
  { name: 'Rome', zone: 'Europe/Rome' },
  { name: 'Athens', zone: 'Europe/Athens' },
  { name: 'Istanbul', zone: 'Europe/Istanbul' },
  { name: 'Moscow', zone: 'Europe/Moscow' },
  { name: 'Dubai', zone: 'Asia/Dubai' },
  { name: 'Karachi', zone: 'Asia/Karachi' },
  { name: 'Mumbai', zone: 'Asia/Kolkata' },
  { name: 'Dhaka', zone: 'Asia/Dhaka' },
  { name: 'Bangkok', zone: 'Asia/Bangkok' },
  { name: 'Singapore', zone: 'Asia/Singapore' },
  { name: 'Hong Kong', zone: 'Asia/Hong_Kong' },
  { name: 'Beijing', zone: 'Asia/Shanghai' },
  { name: 'Seoul', zone: 'Asia/Seoul' },
  { name: 'Auckland', zone: 'Pacific/Auckland' },
  { name: 'Honolulu', zone: 'Pacific/Honolulu' },
  { name: 'Los Angeles', zone: 'America/Los_Angeles' },
  { name: 'Denver', zone: 'America/Denver' },
  { name: 'Chicago', zone: 'America/Chicago' },
  { name: 'Toronto', zone: 'America/Toronto' },
  { name: 'Mexico City', zone: 'America/Mexico_City' },
  { name: 'Bogotá', zone: 'America/Bogota' },
  { name: 'São Paulo', zone: 'America/Sao_Paulo' },
  { name: 'Buenos Aires', zone: 'America/Argentina/Buenos_Aires' },
  { name: 'Cairo', zone: 'Africa/Cairo' },
  { name: 'Lagos', zone: 'Africa/Lagos' },
  { name: 'Nairobi', zone: 'Africa/Nairobi' },
  { name: 'Johannesburg', zone: 'Africa/Johannesburg' },
];

export interface ZoneTime {
  readonly time: string;
  readonly day: string;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Minutes ahead of universal time. */
  readonly offset: number;
}

function partsIn(zone: string, at: Date): (type: string) => number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  return (type) => Number(parts.find((part) => part.type === type)?.value ?? 0);
}

/** What a clock and a calendar show in a zone at a moment. */
export function timeIn(zone: string, at: Date): ZoneTime {
  const part = partsIn(zone, at);
  const [hours, minutes, seconds] = [part('hour'), part('minute'), part('second')];
  const asIfUtc = Date.UTC(part('year'), part('month') - 1, part('day'), hours, minutes, seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    hours,
    minutes,
    seconds,
    time: `${two(hours)}:${two(minutes)}:${two(seconds)}`,
    day: at.toLocaleDateString('en-US', { timeZone: zone, weekday: 'long', month: 'short', day: 'numeric' }),
    offset: Math.round((asIfUtc - Math.floor(at.getTime() / 1000) * 1000) / 60_000),
  };
}

/** How far one zone is ahead of another: `+5 h`, `−3 h 30 min`, `same time`. */
export function differenceText(minutes: number): string {
  if (minutes === 0) return 'same time';
  const whole = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${minutes > 0 ? '+' : '−'}${whole} h${rest === 0 ? '' : ` ${rest} min`}`;
}
