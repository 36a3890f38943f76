import type { ToolDefinition } from '../tool-definition.ts';

export const paceCalculator: ToolDefinition = {
  name: 'Pace calculator',
  job: 'Works out pace and speed of a run, and foretells the time of another distance.',
  currency: 'USD',
  fields: [
    { kind: 'number', name: 'distance', label: 'Distance you ran', unit: 'km', min: 0.1, max: 200 },
    { kind: 'number', name: 'minutes', label: 'Time', unit: 'min', min: 1, max: 2000 },
    {
      kind: 'choice',
      name: 'goal',
      label: 'Distance to foretell',
      options: [
        { value: '5', label: '5 km' },
        { value: '10', label: '10 km' },
        { value: 'half', label: 'Half marathon' },
        { value: 'full', label: 'Marathon' },
      ],
    },
    { kind: 'date', name: 'race', label: 'Day of the race' },
    { kind: 'date', name: 'start', label: 'Begin of the training' },
  ],
  formulas: [
    { name: 'pace', formula: 'minutes / distance to min/km' },
    { name: 'speed', formula: 'distance / minutes to km/h' },
    {
      name: 'goal_distance',
      formula: 'if(goal == "5", 5 km, if(goal == "10", 10 km, if(goal == "half", 21.0975 km, 42.195 km)))',
    },
    { name: 'ratio', formula: 'goal_distance / distance' },
    { name: 'goal_time', formula: 'minutes * ratio ^ 1.06' },
    { name: 'goal_pace', formula: 'goal_time / goal_distance to min/km' },
    { name: 'weeks', formula: 'floor((race - start) / 7)' },
  ],
  summary: 'You ran {pace}; the {goal} would take {goal_time} at {goal_pace}.',
  shown: [
    {
      kind: 'figures',
      title: 'Your run',
      figures: [
        { label: 'Pace', formula: 'pace', as: 'number', unit: 'min/km' },
        { label: 'Speed', formula: 'speed', as: 'number', unit: 'km/h' },
      ],
    },
    {
      kind: 'figures',
      title: 'The race',
      figures: [
        { label: 'Time foretold', formula: 'goal_time', as: 'number', unit: 'min' },
        { label: 'Pace to hold', formula: 'goal_pace', as: 'number', unit: 'min/km' },
        { label: 'Whole weeks of training', formula: 'weeks', as: 'whole' },
      ],
    },
    {
      kind: 'chart',
      title: 'Time foretold by the time you ran',
      chart: 'line',
      over: { kind: 'range', field: 'minutes', from: 40, to: 70, points: 16 },
      series: [{ label: 'Time foretold', formula: 'goal_time', as: 'number', unit: 'min' }],
    },
    {
      kind: 'document',
      title: 'Note for the training book',
      text: '# {goal} on {race}\nTraining begins on {start}, {weeks} whole weeks before the race.\n- Pace of the last run: {pace}\n- Pace to hold: {goal_pace}\nThe time is foretold after Riegel (1981): time grows with the distance to the power of 1.06.',
    },
  ],
  checks: [
    { when: 'race <= start', says: 'The race is before the training begins.', stops: true },
    {
      when: 'ratio > 4',
      says: 'A distance more than four times as long is foretold too fast.',
      stops: false,
    },
  ],
  sample: { distance: 10, minutes: 52, goal: 'half', race: '2027-04-18', start: '2027-01-11' },
};
