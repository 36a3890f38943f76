import type { ToolDefinition } from '../tool-definition.ts';

export const fuelCostOfATrip: ToolDefinition = {
  name: 'Fuel cost of a trip',
  job: 'Says what the fuel of a drive costs, how long it takes, and what each person owes.',
  currency: 'EUR',
  fields: [
    {
      kind: 'table',
      name: 'legs',
      label: 'The way',
      row: 'leg',
      columns: [
        { kind: 'text', name: 'place', label: 'To' },
        { kind: 'number', name: 'distance', label: 'Distance', unit: 'km', min: 0 },
        { kind: 'number', name: 'speed', label: 'Speed on average', unit: 'km/h', min: 1, max: 250 },
      ],
    },
    { kind: 'switch', name: 'back', label: 'The same way back' },
    { kind: 'number', name: 'consumption', label: 'Litres for 100 km', unit: 'L', min: 1, max: 40 },
    { kind: 'money', name: 'price', label: 'Price of a litre', min: 0, max: 10 },
    { kind: 'money', name: 'tolls', label: 'Tolls and parking', min: 0 },
    { kind: 'number', name: 'people', label: 'People who share', min: 1, max: 9, whole: true },
  ],
  formulas: [
    { name: 'ways', formula: 'if(back, 2, 1)' },
    { name: 'distance', formula: 'sum(legs.distance) * ways to km' },
    { name: 'time', formula: 'sum(legs.distance / legs.speed) * ways to h' },
    { name: 'fuel', formula: 'distance / (100 km) * consumption to L' },
    { name: 'fuel_cost', formula: 'number(fuel) * price' },
    { name: 'cost', formula: 'fuel_cost + tolls' },
    { name: 'share', formula: 'cost / people' },
    { name: 'pace', formula: 'distance / time to km/h' },
  ],
  summary: 'The drive of {distance} costs {cost}, or {share} for each of {people}, and takes {time}.',
  shown: [
    {
      kind: 'figures',
      title: 'The drive',
      figures: [
        { label: 'Cost', formula: 'cost', as: 'money' },
        { label: 'Each person', formula: 'share', as: 'money' },
        { label: 'Fuel', formula: 'fuel', as: 'number', unit: 'L' },
        { label: 'Distance', formula: 'distance', as: 'whole', unit: 'km' },
        { label: 'Time behind the wheel', formula: 'time', as: 'number', unit: 'h' },
        { label: 'Speed on average', formula: 'pace', as: 'whole', unit: 'km/h' },
      ],
    },
    {
      kind: 'table',
      title: 'Leg by leg',
      table: 'legs',
      columns: [
        { label: 'To', formula: 'legs.place', as: 'text' },
        { label: 'Distance', formula: 'legs.distance', as: 'whole', unit: 'km' },
        { label: 'So far', formula: 'running(legs.distance)', as: 'whole', unit: 'km' },
        { label: 'Time', formula: 'legs.distance / legs.speed', as: 'whole', unit: 'min' },
      ],
    },
    {
      kind: 'chart',
      title: 'Cost by the price of a litre',
      chart: 'line',
      over: { kind: 'range', field: 'price', from: 1.2, to: 2.4, points: 13 },
      series: [
        { label: 'Whole drive', formula: 'cost', as: 'money' },
        { label: 'Each person', formula: 'share', as: 'money' },
      ],
    },
  ],
  checks: [
    {
      when: 'time > 8 h',
      says: 'That is more than eight hours behind the wheel: plan a night or a second driver.',
      stops: false,
    },
  ],
  sample: {
    legs: [
      { place: 'Lyon', distance: 465, speed: 108 },
      { place: 'Grenoble', distance: 112, speed: 92 },
    ],
    back: true,
    consumption: 6.4,
    price: 1.78,
    tolls: 74,
    people: 3,
  },
};
