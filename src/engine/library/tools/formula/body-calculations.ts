import { showNumber } from '../parts/number-text.ts';
import type { Calculation } from './calculation.ts';
import { InputFault } from './calculation.ts';

const units = ['Metric (kg, cm)', 'Imperial (lb, in)'] as const;
const kilogramsPerPound = 0.45359237;
const centimetresPerInch = 2.54;

function measures(weight: number, height: number, unit: string): { kilograms: number; centimetres: number } {
  const metric = unit !== units[1];
  return {
    kilograms: metric ? weight : weight * kilogramsPerPound,
    centimetres: metric ? height : height * centimetresPerInch,
  };
}

/** The groups of the World Health Organization for adults. */
export function bmiGroup(bmi: number): string {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal weight';
  return bmi < 30 ? 'Overweight' : 'Obesity';
}

export const bmi: Calculation = {
  id: 'bmi',
  title: 'Body mass index (BMI)',
  formula: 'BMI = weight in kilograms ÷ (height in metres)²',
  inputs: [
    { kind: 'choice', name: 'unit', label: 'Units', options: units },
    { kind: 'number', name: 'weight', label: 'Weight', start: '70', min: 1, max: 1000 },
    { kind: 'number', name: 'height', label: 'Height', start: '175', min: 20, max: 300 },
  ],
  calculate(given) {
    const { kilograms, centimetres } = measures(
      given.number('weight'),
      given.number('height'),
      given.text('unit'),
    );
    const metres = centimetres / 100;
    const value = kilograms / metres ** 2;
    const imperial = given.text('unit') === units[1];
    const show = (kg: number) =>
      imperial ? `${showNumber(kg / kilogramsPerPound, 1)} lb` : `${showNumber(kg, 1)} kg`;
    return {
      results: [
        { label: 'Your BMI', value: value.toFixed(1) },
        { label: 'Category', value: bmiGroup(value) },
        {
          label: 'Healthy weight for this height',
          value: `${show(18.5 * metres ** 2)} to ${show(25 * metres ** 2)}`,
        },
      ],
      working: [
        `${showNumber(kilograms, 1)} kg ÷ (${showNumber(metres, 2)} m)² = ${value.toFixed(1)}`,
        'Below 18.5 underweight, 18.5 to 25 normal weight, 25 to 30 overweight, from 30 obesity.',
      ],
    };
  },
};

const activities: Readonly<Record<string, number>> = {
  'Little or no exercise': 1.2,
  'Light, 1 to 3 days a week': 1.375,
  'Moderate, 3 to 5 days a week': 1.55,
  'Hard, 6 to 7 days a week': 1.725,
  'Very hard, twice a day': 1.9,
};

/** The equation of Mifflin and St Jeor. */
export function basalRate(kilograms: number, centimetres: number, age: number, male: boolean): number {
  return 10 * kilograms + 6.25 * centimetres - 5 * age + (male ? 5 : -161);
}

export const calories: Calculation = {
  id: 'calories',
  title: 'Calories and basal metabolic rate (BMR)',
  formula: 'BMR = 10 × kg + 6.25 × cm − 5 × age + 5 (men) or − 161 (women); daily need = BMR × activity',
  inputs: [
    { kind: 'choice', name: 'sex', label: 'Sex', options: ['Female', 'Male'] },
    { kind: 'number', name: 'age', label: 'Age', start: '30', min: 15, max: 120 },
    { kind: 'number', name: 'weight', label: 'Weight (kg)', start: '65', min: 20, max: 400 },
    { kind: 'number', name: 'height', label: 'Height (cm)', start: '170', min: 100, max: 250 },
    { kind: 'choice', name: 'activity', label: 'Activity', options: Object.keys(activities) },
  ],
  calculate(given) {
    const rate = basalRate(
      given.number('weight'),
      given.number('height'),
      given.number('age'),
      given.text('sex') === 'Male',
    );
    const factor = activities[given.text('activity')] ?? 1.2;
    const need = rate * factor;
    const show = (value: number) => `${showNumber(value, 0)} kcal`;
    return {
      results: [
        { label: 'Daily calories to keep your weight', value: show(need) },
        { label: 'Basal metabolic rate', value: show(rate) },
        { label: 'To lose about 0.5 kg a week', value: show(Math.max(1200, need - 500)) },
        { label: 'To gain about 0.5 kg a week', value: show(need + 500) },
      ],
      working: [`BMR = ${show(rate)}`, `Daily need = ${show(rate)} × ${factor} = ${show(need)}`],
    };
  },
};

export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const races: readonly (readonly [string, number])[] = [
  ['5 km', 5],
  ['10 km', 10],
  ['Half marathon', 21.0975],
  ['Marathon', 42.195],
];

export const pace: Calculation = {
  id: 'pace',
  title: 'Running pace',
  formula: 'pace = time ÷ distance',
  inputs: [
    { kind: 'number', name: 'distance', label: 'Distance (km)', start: '10', min: 0.01, max: 1000 },
    { kind: 'number', name: 'hours', label: 'Hours', start: '0', min: 0, max: 99 },
    { kind: 'number', name: 'minutes', label: 'Minutes', start: '50', min: 0, max: 59 },
    { kind: 'number', name: 'seconds', label: 'Seconds', start: '0', min: 0, max: 59 },
  ],
  calculate(given) {
    const distance = given.number('distance');
    const time = given.number('hours') * 3600 + given.number('minutes') * 60 + given.number('seconds');
    if (time === 0) throw new InputFault('minutes', 'Enter a time.');
    const perKilometre = time / distance;
    return {
      results: [
        { label: 'Pace', value: `${clock(perKilometre)} per km` },
        { label: 'Pace per mile', value: `${clock(perKilometre * 1.609344)} per mile` },
        { label: 'Speed', value: `${showNumber((distance / time) * 3600, 2)} km/h` },
      ],
      working: [`${clock(time)} ÷ ${showNumber(distance)} km = ${clock(perKilometre)} per km`],
      table: {
        title: 'Finish times at this pace',
        columns: ['Race', 'Time'],
        rows: races.map(([race, kilometres]) => [race, clock(perKilometre * kilometres)]),
      },
    };
  },
};
