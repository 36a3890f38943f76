import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'football',
    words:
      'football, soccer, ball, match, fixture, goal, five a side, football team, pitch, referee, kick, sport',
    shapes: `
w c 50 50 38
d p M50 34l15 11-6 18H41l-6-18z
d p M50 12l9 7-9 7-9-7zM86 42l-10 3-3-11 8-7c3 4 5 9 5 15zM14 42l10 3 3-11-8-7c-3 4-5 9-5 15zM70 82l-8-8 7-9 10 3c-2 5-5 10-9 14zM30 82l8-8-7-9-10 3c2 5 5 10 9 14z
d s 2 M50 26v8
d s 2 M75 44l-10 1
d s 2 M25 44l10 1
d s 2 M60 75l-2-12
d s 2 M40 75l2-12`,
  },
  {
    name: 'basketball',
    words: 'basketball, hoop, netball, handball, volleyball',
    shapes: `
d c 50 52 37
a c 50 49 37
k s 3 M50 12v74
k s 3 M13 49h74
k s 3 M24 22c14 14 14 40 0 54
k s 3 M76 22c-14 14-14 40 0 54`,
  },
  {
    name: 'tennis',
    words: 'tennis, racket, badminton, squash court, court, padel, ping pong, table tennis, court booking',
    shapes: `
d s 8 M50 58l-30 30
m s 5 M62 38m-22 0a22 26 45 1 0 44 0a22 26 45 1 0 -44 0
w s 1.5 M46 26l32 24
w s 1.5 M52 20l30 22
w s 1.5 M44 36l26 20
w s 1.5 M76 24L50 54
w s 1.5 M68 18L44 46
w s 1.5 M82 32L60 58
a c 26 28 10
w s 2 M18 24c6 0 10 6 8 13`,
  },
  {
    name: 'dumbbell',
    words:
      'dumbbell, gym, workout, fitness, exercise, weight, training, personal trainer, strength, lifting, bodybuilding, rep, crossfit',
    shapes: `
k r 26 45 48 10 3
m r 18 26 14 48 5
m r 68 26 14 48 5
d r 8 34 12 32 5
d r 80 34 12 32 5
l s 3 M23 34v22
l s 3 M73 34v22`,
  },
  {
    name: 'trophy',
    words:
      'trophy, tournament, champion, league, cup final, prize, competition, leaderboard, contest, ranking, winner, award, score',
    shapes: `
d s 6 M30 22H16c0 20 6 28 18 30
d s 6 M70 22h14c0 20-6 28-18 30
a p M28 12h44v28c0 14-10 24-22 24S28 54 28 40z
w s 4 M37 20v22
d r 46 62 8 14
m r 32 74 36 8 3
k r 26 82 48 8 3`,
  },
  {
    name: 'medal',
    words: 'medal, gold medal, achievement, badge, race result, olympic, certificate of honour, milestone',
    shapes: `
d p M26 8h18l12 30-14 10zM74 8H56L44 38l14 10z
m p M26 8h10l16 36-10 4zM74 8H64L58 24l6 16z
a c 50 64 25
w c 50 64 18
a p M50 51l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z`,
  },
  {
    name: 'runner-shoe',
    words:
      'running, run, runner, marathon, trainer, jog, jogging, sneaker, step, steps, walking, athletics, 5k, 10k, race, parkrun, half marathon',
    shapes: `
m p M10 34c6 4 14 4 20-4l8-6 22 24c10 6 26 6 30 18v4H10z
d p M10 34c6 4 14 4 20-4l6-4c-4 14-12 22-26 24z
w s 3 M44 38l8-6
w s 3 M51 45l8-6
w s 3 M59 51l7-6
a p M10 60c20 2 30-2 44 2s24 4 36 2v6H10z
k r 8 68 84 9 4
l s 4 M6 86h30
l s 4 M46 86h18`,
  },
  {
    name: 'swim',
    words:
      'swim, swimming, pool, swimming pool, diving board, aqua, swimmer, length, lifeguard, water polo, wild swimming, swimming lane',
    shapes: `
a c 68 34 11
m p M14 56l30-26c4-3 8-3 11 0l20 24z
m s 9 M46 34l-20 6
l s 5 M6 62c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0
d s 5 M6 74c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0
l s 5 M6 86c8-6 14-6 22 0s14 6 22 0 14-6 22 0 14 6 22 0`,
  },
  {
    name: 'ski',
    words: 'ski, skiing, snowboard, slope, winter sports, sledge, ice skating, skating, hockey',
    shapes: `
m s 6 M26 10v62c0 6-2 10-6 14
m s 6 M44 10v62c0 6-2 10-6 14
d s 3 M66 14v72
d s 3 M82 14v72
k s 5 M66 12v10
k s 5 M82 12v10
a s 3 M60 78h12
a s 3 M76 78h12
w r 20 36 12 12 2
w r 38 36 12 12 2`,
  },
  {
    name: 'golf',
    words:
      'golf, golfer, green fee, tee time, handicap, course of golf, croquet, bowls, bowling green, minigolf',
    shapes: `
l e 50 80 40 11
m e 50 78 34 8
k e 58 78 7 2.5
k s 4 M58 78V12
a p M58 12l30 12-30 14z
w c 34 72 7`,
  },
  {
    name: 'yoga',
    words:
      'yoga, meditation, mindfulness, pilates, stretch, breathing, retreat, calm, wellbeing, zen, class schedule of yoga, yoga class',
    shapes: `
a c 50 20 11
m p M40 34h20c4 0 6 2 7 6l8 18-8 4-9-14v18H42V48l-9 14-8-4 8-18c1-4 3-6 7-6z
d p M42 62h16c14 2 26 8 26 14 0 5-4 6-10 6H26c-6 0-10-1-10-6 0-6 12-12 26-14z
l r 10 84 80 6 3
w c 24 60 4
w c 76 60 4`,
  },
  {
    name: 'boxing',
    words:
      'boxing, martial arts, karate, judo, dojo, belt, grading, kickboxing, fight, wrestling, taekwondo, fencing',
    shapes: `
d p M26 30c0-14 12-20 28-20 18 0 28 10 28 26 0 14-6 20-8 30H34c-2-6-8-8-8-14z
m p M26 28c0-12 12-18 28-18 16 0 26 8 26 22 0 12-6 18-8 28H36c-2-6-8-8-8-14z
m p M28 36c-8-4-16 0-16 8 0 10 8 16 18 16h14c8 0 8-10 0-10H34z
w r 32 66 42 10 3
a r 32 76 42 12 4
l s 4 M44 20c6-3 14-3 20 0`,
  },
  {
    name: 'skateboard',
    words: 'skateboard, skate, skate park, roller, surfing, surf, board sports, surfboard',
    shapes: `
m p M6 40c6 0 6 10 14 10h60c8 0 8-10 14-10 3 0 3 5 0 8-4 6-8 12-16 12H22c-8 0-12-6-16-12-3-3-3-8 0-8z
a s 3 M28 54h44
k r 22 60 14 5 2
k r 64 60 14 5 2
d c 29 72 9
d c 71 72 9
w c 29 72 3.5
w c 71 72 3.5`,
  },
  {
    name: 'climb',
    words: 'climbing, boulder, bouldering, climber, rope, rock, mountaineering, crag, route grade, belay',
    shapes: `
d p M54 8l34 6v78H44l-8-24 12-20-6-18z
m p M54 8l10 30-10 20 8 34H44l-8-24 12-20-6-18z
a c 56 30 5
w c 70 46 5
a c 62 66 5
w c 78 28 4
k s 3 M28 8v52
k s 6 M28 60m-8 8a8 10 0 1 0 16 0a8 10 0 1 0 -16 0`,
  },
];
