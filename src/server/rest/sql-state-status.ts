/** HTTP statuses by SQL state: the longest prefix that is listed decides, 400 when none is. */
const statuses: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 409,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '55P03': 409,
  '57': 500,
  '57014': 422,
  '57P01': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  XX: 500,
};

export function statusOfSqlState(state: string, isAnonymous: boolean): number {
  if (state === '42501') return isAnonymous ? 401 : 403;
  const chosen = /^PT([2-5]\d\d)$/.exec(state)?.[1];
  if (chosen !== undefined) return Number(chosen);
  return statuses[state] ?? statuses[state.slice(0, 2)] ?? 400;
}
