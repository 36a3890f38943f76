/** What an order costs, in units of one period; money in one currency. */
export interface OrderProblem {
  readonly demand: number;
  readonly orderCost: number;
  /** What one unit costs to keep for a period, whatever its price. */
  readonly holdingCost: number;
  /** What is added for each unit of price, as a share of it. */
  readonly holdingShare: number;
  /** Units made in a period while a lot is under way; null where a lot arrives at once. */
  readonly makingRate: number | null;
  /** What one unit costs that is owed to a customer for a period; null where none may be. */
  readonly backorderCost: number | null;
}

export interface OrderPlan {
  readonly quantity: number;
  /** The most that is owed to customers at any time. */
  readonly mostOwed: number;
  readonly mostKept: number;
  readonly ordersInPeriod: number;
  readonly orderingCost: number;
  readonly keepingCost: number;
  readonly owingCost: number;
  readonly goodsCost: number;
  readonly total: number;
}

export interface PriceStep {
  readonly from: number;
  readonly price: number;
}

/**
 * The economic order quantity (Harris, How many parts to make at once, Factory 10, 1913), with a finite rate of making and
 * planned backorders (Hillier and Lieberman, Introduction to Operations Research, chapter on inventory theory).
 */
export function bestQuantity(problem: OrderProblem, price: number): number {
  const { demand, orderCost } = problem;
  const holding = holdingOf(problem, price);
  return Math.sqrt(((2 * demand * orderCost) / (holding * filling(problem))) * waiting(problem, holding));
}

function holdingOf({ holdingCost, holdingShare }: OrderProblem, price: number): number {
  return holdingCost + holdingShare * price;
}

/** While a lot is being made, part of it is already used. */
function filling({ demand, makingRate }: OrderProblem): number {
  return makingRate === null ? 1 : 1 - demand / makingRate;
}

function waiting({ backorderCost }: OrderProblem, holding: number): number {
  return backorderCost === null ? 1 : (holding + backorderCost) / backorderCost;
}

/** What a quantity costs in a period, with as much owed as is cheapest for it. */
export function costOfQuantity(problem: OrderProblem, quantity: number, price: number): OrderPlan {
  const { demand, orderCost, backorderCost } = problem;
  const holding = holdingOf(problem, price);
  const heap = quantity * filling(problem);
  const mostOwed = backorderCost === null ? 0 : (heap * holding) / (holding + backorderCost);
  const mostKept = heap - mostOwed;
  const orderingCost = (orderCost * demand) / quantity;
  const keepingCost = heap > 0 ? (holding * mostKept ** 2) / (2 * heap) : 0;
  const owingCost = heap > 0 && backorderCost !== null ? (backorderCost * mostOwed ** 2) / (2 * heap) : 0;
  const goodsCost = price * demand;
  return {
    quantity,
    mostOwed,
    mostKept,
    ordersInPeriod: demand / quantity,
    orderingCost,
    keepingCost,
    owingCost,
    goodsCost,
    total: orderingCost + keepingCost + owingCost + goodsCost,
  };
}

export interface StepPlan extends OrderPlan {
  readonly price: number;
  readonly from: number;
  /** The step gives no reason to order more than its least quantity, or its best quantity lies within it. */
  readonly isWithin: boolean;
}

/** Discounts on all units: the best quantity of every price, moved to where the price is given; the cheapest first. */
export function plansByPrice(problem: OrderProblem, steps: readonly PriceStep[]): StepPlan[] {
  const sorted = steps.toSorted((one, other) => one.from - other.from);
  return sorted
    .flatMap(({ from, price }, at): StepPlan[] => {
      const end = sorted[at + 1]?.from ?? Number.POSITIVE_INFINITY;
      const wanted = bestQuantity(problem, price);
      // Where the best quantity lies beyond the step, the next price is better at once.
      if (wanted >= end) return [];
      const quantity = Math.max(wanted, from);
      return [{ ...costOfQuantity(problem, quantity, price), price, from, isWithin: wanted >= from }];
    })
    .toSorted((one, other) => one.total - other.total);
}
