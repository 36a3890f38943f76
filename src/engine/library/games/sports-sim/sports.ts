export interface ScoringPlay {
  readonly points: number;
  /** How often, compared with the others. */
  readonly weight: number;
  readonly text: string;
}

/** What has to be known about a sport to play it by chance. */
export interface Sport {
  readonly name: string;
  readonly period: string;
  readonly periods: number;
  readonly minutes: number;
  /** Scoring plays of both teams in one period, on average. */
  readonly pace: number;
  readonly plays: readonly ScoringPlay[];
  /** What happens between scores. */
  readonly others: readonly string[];
  readonly winPoints: number;
  readonly draws: boolean;
  readonly squad: number;
}

export const sports = {
  football: {
    name: 'Football',
    period: 'half',
    periods: 2,
    minutes: 45,
    pace: 1.35,
    plays: [
      { points: 1, weight: 7, text: 'scores with a shot from the box' },
      { points: 1, weight: 3, text: 'scores with a header' },
      { points: 1, weight: 1, text: 'converts a penalty' },
    ],
    others: [
      'shoots wide',
      'sees the shot saved',
      'wins a corner',
      'gets a yellow card',
      'is caught offside',
    ],
    winPoints: 3,
    draws: true,
    squad: 11,
  },
  basketball: {
    name: 'Basketball',
    period: 'quarter',
    periods: 4,
    minutes: 12,
    pace: 24,
    plays: [
      { points: 2, weight: 6, text: 'scores from inside' },
      { points: 3, weight: 3, text: 'hits a three-pointer' },
      { points: 1, weight: 3, text: 'makes a free throw' },
    ],
    others: ['misses a jump shot', 'grabs a rebound', 'blocks a shot', 'steals the ball'],
    winPoints: 2,
    draws: false,
    squad: 10,
  },
  hockey: {
    name: 'Ice hockey',
    period: 'period',
    periods: 3,
    minutes: 20,
    pace: 2,
    plays: [
      { points: 1, weight: 4, text: 'scores with a wrist shot' },
      { points: 1, weight: 2, text: 'scores on the power play' },
    ],
    others: ['hits the post', 'gets two minutes for hooking', 'sees the shot saved'],
    winPoints: 2,
    draws: false,
    squad: 12,
  },
  american: {
    name: 'American football',
    period: 'quarter',
    periods: 4,
    minutes: 15,
    pace: 2.2,
    plays: [
      { points: 7, weight: 5, text: 'runs in a touchdown, the kick is good' },
      { points: 3, weight: 4, text: 'kicks a field goal' },
      { points: 6, weight: 1, text: 'scores a touchdown, the kick is missed' },
    ],
    others: ['is sacked', 'completes a pass for 12 yards', 'punts', 'is intercepted'],
    winPoints: 1,
    draws: false,
    squad: 11,
  },
  rugby: {
    name: 'Rugby',
    period: 'half',
    periods: 2,
    minutes: 40,
    pace: 5,
    plays: [
      { points: 7, weight: 3, text: 'scores a converted try' },
      { points: 5, weight: 2, text: 'scores a try' },
      { points: 3, weight: 3, text: 'kicks a penalty' },
    ],
    others: ['wins a scrum', 'steals the line-out', 'is tackled into touch'],
    winPoints: 4,
    draws: true,
    squad: 15,
  },
  handball: {
    name: 'Handball',
    period: 'half',
    periods: 2,
    minutes: 30,
    pace: 28,
    plays: [
      { points: 1, weight: 4, text: 'scores from the back court' },
      { points: 1, weight: 2, text: 'scores from the wing' },
      { points: 1, weight: 1, text: 'scores from seven metres' },
    ],
    others: ['hits the bar', 'is suspended for two minutes', 'sees the shot saved'],
    winPoints: 2,
    draws: true,
    squad: 12,
  },
} satisfies Readonly<Record<string, Sport>>;

export type SportId = keyof typeof sports;
