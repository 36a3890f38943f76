import { freelanceRate } from './examples/freelance-rate.ts';
import { fuelCostOfATrip } from './examples/fuel-cost-of-a-trip.ts';
import { markupAndMargin } from './examples/markup-and-margin.ts';
import { paceCalculator } from './examples/pace-calculator.ts';
import { paintForARoom } from './examples/paint-for-a-room.ts';
import { recipeScaler } from './examples/recipe-scaler.ts';
import type { ToolDefinition } from './tool-definition.ts';

export interface ToolExample {
  /** The end of its address. */
  readonly slug: string;
  readonly tool: ToolDefinition;
}

/** Whole tools to try, and to begin one's own from. */
export const toolExamples: readonly ToolExample[] = [
  { slug: 'paint-for-a-room', tool: paintForARoom },
  { slug: 'freelance-rate', tool: freelanceRate },
  { slug: 'recipe-scaler', tool: recipeScaler },
  { slug: 'fuel-cost-of-a-trip', tool: fuelCostOfATrip },
  { slug: 'markup-and-margin', tool: markupAndMargin },
  { slug: 'pace-calculator', tool: paceCalculator },
];
