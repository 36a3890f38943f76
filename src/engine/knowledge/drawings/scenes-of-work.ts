import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'workshop-scene',
    scene: true,
    words:
      'workshop, tool, carpenter, repair, diy, woodwork, builder, handyman, maintenance, mechanic, renovation, construction, craft, bike repair, tool library, pottery, maker, joiner, plumber, electrician',
    shapes: `
m r 22 10 116 46 3
w s 3 M36 18v24
d p M30 16h14v7H30z
w s 3 M58 46L70 24
a c 72 21 5
d p M84 20h28v4l-3 3-3-3-3 3-3-3-3 3-3-3-3 3-4-3z
k r 108 18 10 12 3
w s 3 M126 20v24
a r 122 18 8 8 2
d r 8 66 144 8 2
d r 18 74 8 26
d r 134 74 8 26
a r 40 54 34 12 2
w s 2 M44 60h26
m r 90 50 26 16 3
k r 98 46 10 5 2
m r 40 82 80 6 2`,
  },
  {
    name: 'classroom-scene',
    scene: true,
    words:
      'classroom, school, student, teacher, class, course, lesson, learning, exam, homework, quiz, tutoring, tutor, education, university, workshop session, kindergarten, language, study, flashcard, pupil',
    shapes: `
a r 30 10 100 48 3
k r 35 15 90 38 2
w s 2.5 M46 26h30M46 34h20
w s 2.5 M92 44l8-20 8 20M95 37h10
w s 2 M46 44h16
d r 0 88 160 12
m r 16 70 38 6 2
d r 20 76 4 16
d r 46 76 4 16
m r 106 70 38 6 2
d r 110 76 4 16
d r 136 76 4 16
w r 22 64 12 6 1
a r 112 60 8 10 1
w r 122 62 8 8 1
m r 60 66 40 6 2
d r 66 72 28 18 2
a c 72 62 4`,
  },
  {
    name: 'library-scene',
    scene: true,
    words:
      'library, book, bookshop, reading, book club, reader, novel, author, reading list, archive, story, poem, literature, journal, diary, blog, writing',
    shapes: `
d r 12 8 86 84 3
k r 17 13 76 22 1
k r 17 39 76 22 1
k r 17 65 76 22 1
m r 20 16 7 19
a r 29 19 6 16
w r 37 15 8 20
m r 47 18 6 17
l r 55 16 9 19
a r 66 20 6 15
w r 74 16 7 19
w r 20 43 8 18
m r 30 45 6 16
a r 38 42 7 19
l r 47 44 6 17
m p M56 61l6-18 6 2-6 18z
a r 22 68 9 19
l r 33 71 6 16
w r 41 68 7 19
m r 74 70 8 17
m p M108 92V66c0-8 6-12 12-12h16c6 0 12 4 12 12v26z
d r 104 72 10 20 4
d r 142 72 10 20 4
a p M116 18h24l8 18h-40z
k r 126 36 4 20`,
  },
  {
    name: 'office-scene',
    scene: true,
    words:
      'office, business, work, company, project, team, crm, client, employee, meeting, task, job, invoice, freelancer, consulting, consultant, startup, software, agency, staff, hr, sales, lead, accounting, law firm, lawyer, timesheet, kanban',
    shapes: `
w r 16 12 44 34 2
m s 2 M38 12v34M16 29h44
w r 112 14 32 26 2
m s 2 M118 32l7-6 6 4 8-9
d r 10 72 140 7 2
d r 20 79 7 21
d r 133 79 7 21
k r 56 40 48 28 3
w r 60 44 40 20 1
m r 64 48 16 4 1
l r 64 55 28 3 1
a c 92 51 4
k r 76 66 8 5
k r 68 70 24 3 1
a p M118 60h12l-2 12h-8z
m p M124 60c-8-2-10-10-6-14 6 2 8 8 6 14zM124 60c8-2 10-10 6-14-6 2-8 8-6 14z
w r 28 66 20 3 1
m r 30 62 18 4 1
d s 3 M134 50v0`,
  },
  {
    name: 'clinic-scene',
    scene: true,
    words:
      'clinic, doctor, patient, health, medical, hospital, pharmacy, dentist, nurse, appointment, medicine, medication, therapy, physiotherapy, care, symptom, prescription, vaccination, ward, blood',
    shapes: `
w r 14 12 40 34 3
m p M30 18h8v7h7v8h-7v7h-8v-7h-7v-8h7z
d r 0 90 160 10
w r 56 58 84 12 5
m r 56 68 84 8 2
a r 112 52 26 10 4
d r 64 76 5 16
d r 128 76 5 16
w p M52 50l8-4 12 14H56z
k s 3 M30 92V54h12
w r 36 54 14 16 3
m r 38 62 10 8 2
w r 96 14 50 28 3
m s 2.5 M100 28h12l4-8 6 16 4-8h16`,
  },
  {
    name: 'gym-scene',
    scene: true,
    words:
      'gym, fitness, workout, exercise, yoga, weight, personal trainer, pilates, martial arts, boxing, dance, habit, class booking, strength, wellness, step, stretching',
    shapes: `
w r 14 10 60 50 2
l r 18 14 52 42 1
d r 0 84 160 16
m s 5 M110 84V34M148 84V34
k s 4 M100 40h58
d r 96 26 8 28 3
d r 154 26 8 28 3
m r 104 68 50 8 3
d r 108 76 5 10
d r 145 76 5 10
k r 24 74 40 5 2
a r 18 66 8 20 3
a r 62 66 8 20 3
d r 12 70 7 12 2
d r 69 70 7 12 2
w s 3 M26 26l10 10M30 22l6 6
m c 88 78 9`,
  },
];
