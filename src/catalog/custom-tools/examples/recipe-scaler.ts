import type { ToolDefinition } from '../tool-definition.ts';

export const recipeScaler: ToolDefinition = {
  name: 'Recipe scaler',
  job: 'Turns a recipe for some people into one for others, with what it costs and weighs.',
  currency: 'EUR',
  fields: [
    { kind: 'text', name: 'dish', label: 'Dish' },
    {
      kind: 'number',
      name: 'servings',
      label: 'The recipe is for',
      unit: 'people',
      min: 1,
      max: 100,
      whole: true,
    },
    { kind: 'number', name: 'guests', label: 'You cook for', unit: 'people', min: 1, max: 100, whole: true },
    {
      kind: 'table',
      name: 'ingredients',
      label: 'Ingredients',
      row: 'ingredient',
      columns: [
        { kind: 'text', name: 'what', label: 'Ingredient' },
        { kind: 'number', name: 'grams', label: 'Amount', unit: 'g', min: 0 },
        { kind: 'money', name: 'price', label: 'Price a kilogram', min: 0 },
      ],
    },
  ],
  formulas: [
    { name: 'factor', formula: 'guests / servings' },
    { name: 'amounts', formula: 'ingredients.grams * factor' },
    { name: 'prices', formula: 'number(amounts / (1 kg)) * ingredients.price' },
    { name: 'weight', formula: 'sum(amounts) to kg' },
    { name: 'cost', formula: 'sum(prices)' },
    { name: 'each', formula: 'cost / guests' },
  ],
  summary: '{dish} for {guests} costs {cost}, which is {each} each, and weighs {weight}.',
  shown: [
    {
      kind: 'table',
      title: 'Shopping list',
      table: 'ingredients',
      columns: [
        { label: 'Ingredient', formula: 'ingredients.what', as: 'text' },
        { label: 'Amount', formula: 'amounts', as: 'whole', unit: 'g' },
        { label: 'Cost', formula: 'prices', as: 'money' },
      ],
    },
    {
      kind: 'figures',
      title: 'Altogether',
      figures: [
        { label: 'Times the recipe', formula: 'factor', as: 'times' },
        { label: 'Weight', formula: 'weight', as: 'number', unit: 'kg' },
        { label: 'Cost', formula: 'cost', as: 'money' },
        { label: 'Each', formula: 'each', as: 'money' },
      ],
    },
    {
      kind: 'chart',
      title: 'What the money goes to',
      chart: 'pie',
      over: { kind: 'rows', table: 'ingredients', category: 'ingredients.what' },
      series: [{ label: 'Cost', formula: 'prices', as: 'money' }],
    },
  ],
  checks: [
    {
      when: 'factor > 4',
      says: 'More than four times a recipe needs other pots and other times in the oven.',
      stops: false,
    },
  ],
  sample: {
    dish: 'Lentil soup',
    servings: 4,
    guests: 10,
    ingredients: [
      { what: 'Red lentils', grams: 300, price: 3.2 },
      { what: 'Carrots', grams: 250, price: 1.6 },
      { what: 'Onions', grams: 150, price: 1.5 },
      { what: 'Tomatoes', grams: 400, price: 3.9 },
      { what: 'Olive oil', grams: 30, price: 11 },
    ],
  },
};
