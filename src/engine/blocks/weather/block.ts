import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const props = z.object({});

/** The weather of a city: now, by the hour, for a week, with favourites and alerts. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'weather',
  title: 'Weather',
  words: [
    'weather forecast',
    'current weather',
    'weather app',
    'weather website',
    'weather information',
    'weather condition',
    'weather data',
    'weather update',
    'weather alert',
    'weather dashboard',
    'forecast weather',
    'local weather',
    'hourly forecast',
    'daily forecast',
    '7-day forecast',
    '5-day forecast',
    'weekly forecast',
    'temperature forecast',
  ],
  size: 'page',
  props,
  example: {},
  fit: () => ({ title: 'Weather forecast', props: {} }),
  emit: (_props, _section, { file }) => ({
    tag: file.use('WeatherStation', 'tools/weather/weather-station.tsx'),
    props: {},
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'A city is found, shown with a week of weather, saved and kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'Search city', value: 'Lisb' },
        { do: 'press', name: 'Show Lisbon' },
        { do: 'see', text: 'Lisbon, Portugal' },
        { do: 'count', selector: '[data-forecast]', min: 7, max: 7 },
        { do: 'press', name: 'Save city' },
        { do: 'see', text: 'Favorite cities (3)' },
        { do: 'reload' },
        { do: 'see', text: 'Lisbon, Portugal' },
        { do: 'see', text: 'Favorite cities (3)' },
        { do: 'press', name: 'Show the weather in Tokyo' },
        { do: 'see', text: 'Tokyo, Japan' },
      ],
    },
    {
      name: 'Temperatures are shown in Fahrenheit as well',
      steps: [
        { do: 'open', path: page.path },
        { do: 'remember', selector: '[data-temperature]' },
        { do: 'press', name: 'Fahrenheit' },
        { do: 'changed', selector: '[data-temperature]' },
        { do: 'fill', label: 'Search city', value: 'Nowhereville' },
        { do: 'see', text: 'No city is called “Nowhereville” here.' },
      ],
    },
  ],
});
