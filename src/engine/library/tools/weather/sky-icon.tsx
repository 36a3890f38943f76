import { Cloud, CloudLightning, CloudRain, CloudSun, type LucideIcon, Snowflake, Sun } from 'lucide-react';
import type { Sky } from './climate.ts';

const icons: Readonly<Record<Sky, LucideIcon>> = {
  Sunny: Sun,
  'Partly cloudy': CloudSun,
  Cloudy: Cloud,
  Rain: CloudRain,
  Thunderstorm: CloudLightning,
  Snow: Snowflake,
};

export function SkyIcon({ sky, className = '' }: { sky: Sky; className?: string }) {
  const Icon = icons[sky];
  return <Icon aria-hidden="true" className={`shrink-0 ${className}`} />;
}
