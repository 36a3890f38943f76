import type { Starter } from '../../agent-desk/work.ts';
import type { IdeaInput } from './fields.ts';

export const starters: readonly Starter<IdeaInput>[] = [
  {
    name: 'Features of a clinic app',
    text: 'Six features for the next quarter, with what patients asked for.',
    input: {
      ideas: [
        { name: 'Repeat prescriptions by one press', reach: 3_200, impact: '2', confidence: 80, effort: 3 },
        { name: 'Waiting list for cancelled slots', reach: 1_900, impact: '3', confidence: 70, effort: 4 },
        { name: 'Messages in four languages', reach: 850, impact: '2', confidence: 90, effort: 1.5 },
        { name: 'Dark theme', reach: 2_600, impact: '0.25', confidence: 100, effort: 0.5 },
        { name: 'Video consultation', reach: 700, impact: '3', confidence: 50, effort: 7 },
        { name: 'Carer accounts', reach: 420, impact: '3', confidence: 80, effort: 2 },
      ],
      uncertainty: 40,
      criteria: [],
      marks: [],
      pairs: [],
    },
  },
  {
    name: 'What a library does next',
    text: 'Four projects, marked by three criteria beside their reach.',
    input: {
      ideas: [
        { name: 'Tool lending', reach: 600, impact: '2', confidence: 80, effort: 2 },
        { name: 'Homework club', reach: 240, impact: '3', confidence: 90, effort: 3 },
        { name: 'Sunday opening', reach: 1_500, impact: '1', confidence: 60, effort: 6 },
        { name: 'Seed exchange', reach: 180, impact: '1', confidence: 100, effort: 0.5 },
      ],
      uncertainty: 30,
      criteria: [
        { name: 'Fits our purpose', weight: 5 },
        { name: 'Volunteers want it', weight: 3 },
        { name: 'Low risk', weight: 2 },
      ],
      marks: [
        { idea: 'Tool lending', criterion: 'Fits our purpose', mark: 6 },
        { idea: 'Tool lending', criterion: 'Volunteers want it', mark: 8 },
        { idea: 'Tool lending', criterion: 'Low risk', mark: 5 },
        { idea: 'Homework club', criterion: 'Fits our purpose', mark: 10 },
        { idea: 'Homework club', criterion: 'Volunteers want it', mark: 6 },
        { idea: 'Homework club', criterion: 'Low risk', mark: 8 },
        { idea: 'Sunday opening', criterion: 'Fits our purpose', mark: 9 },
        { idea: 'Sunday opening', criterion: 'Volunteers want it', mark: 2 },
        { idea: 'Sunday opening', criterion: 'Low risk', mark: 6 },
        { idea: 'Seed exchange', criterion: 'Fits our purpose', mark: 5 },
        { idea: 'Seed exchange', criterion: 'Volunteers want it', mark: 9 },
        { idea: 'Seed exchange', criterion: 'Low risk', mark: 10 },
      ],
      pairs: [],
    },
  },
  {
    name: 'Products of a bakery',
    text: 'Five new products that three people compared in pairs.',
    input: {
      ideas: [
        { name: 'Rye starter kit', reach: 300, impact: '1', confidence: 70, effort: 1 },
        { name: 'Lunch box', reach: 900, impact: '1', confidence: 80, effort: 3 },
        { name: 'Gluten-free line', reach: 260, impact: '3', confidence: 60, effort: 5 },
        { name: 'Evening bake sale', reach: 500, impact: '0.5', confidence: 90, effort: 0.5 },
        { name: 'Baking course', reach: 120, impact: '2', confidence: 80, effort: 1.5 },
      ],
      uncertainty: 50,
      criteria: [],
      marks: [],
      pairs: [
        { better: 'Lunch box', worse: 'Rye starter kit' },
        { better: 'Lunch box', worse: 'Gluten-free line' },
        { better: 'Evening bake sale', worse: 'Lunch box' },
        { better: 'Baking course', worse: 'Evening bake sale' },
        { better: 'Lunch box', worse: 'Baking course' },
        { better: 'Gluten-free line', worse: 'Rye starter kit' },
        { better: 'Rye starter kit', worse: 'Baking course' },
        { better: 'Evening bake sale', worse: 'Rye starter kit' },
        { better: 'Baking course', worse: 'Gluten-free line' },
        { better: 'Gluten-free line', worse: 'Evening bake sale' },
      ],
    },
  },
];
