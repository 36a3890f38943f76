import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'book',
    words:
      'book, novel, reading, library, book club, author, story, chapter, bookshop, literature, reader, poem, poetry, cookbook, memoir, fiction, reading list',
    shapes: `
d p M50 24C40 14 24 12 8 16v62c16-4 32-2 42 8 10-10 26-12 42-8V16c-16-4-32-2-42 8z
w p M48 26c-9-8-22-11-36-8v54c14-3 27-1 36 6z
w p M52 26c9-8 22-11 36-8v54c-14-3-27-1-36 6z
l s 3 M20 32c8-1 14 0 20 4
l s 3 M20 44c8-1 14 0 20 4
l s 3 M60 36c6-4 12-5 20-4
l s 3 M60 48c6-4 12-5 20-4
a p M66 16h10v26l-5-4-5 4z`,
  },
  {
    name: 'books',
    words:
      'bookshelf, textbook, encyclopedia, reference, knowledge base, study, shelf, wiki, course material, syllabus, lesson plan, bookmark',
    shapes: `
m r 14 18 16 66 2
d r 32 28 14 56 2
a r 48 12 16 72 2
l p M66 26l14-4 15 58-14 4z
w r 18 28 8 5 1
w r 36 38 6 12 1
w r 52 22 8 5 1
w r 52 66 8 5 1
k r 8 84 84 6 2`,
  },
  {
    name: 'graduation',
    words:
      'graduation, student, degree, university, college, school, course, alumni, scholarship, exam, teacher, class, tuition, pupil, education, tutoring, tutor, learning, training course, diploma, enrollment, grade',
    shapes: `
d p M24 48v22c14 12 38 12 52 0V48z
m p M50 18l44 20-44 20L6 38z
l p M50 18l44 20-44 6z
k s 4 M50 38l34 8v24
a r 79 66 10 18 4`,
  },
  {
    name: 'pencil',
    words:
      'pencil, writing, sketch, homework, journal, writer, handwriting, blog, article, notebook, drawing lesson, letter writing, copywriting, editor',
    shapes: `
a p M64 16l20 20-50 50-20-20z
d p M64 16l7 7-50 50-7-7z
w p M14 66l20 20-26 6z
k p M10 84l6 6-8 2z
l p M58 22l20 20 4-4-20-20z
m p M64 16l8-8c3-3 7-3 10 0l10 10c3 3 3 7 0 10l-8 8z`,
  },
  {
    name: 'palette',
    words:
      'art, painting, artist, palette, watercolour, canvas, art class, exhibition, illustrator, illustration, drawing, commission, artwork, studio, sketchbook, calligraphy',
    shapes: `
m p M50 14c24 0 40 16 40 34 0 14-10 20-22 18-10-1-14 6-10 14 3 8-4 10-12 9C22 86 8 70 10 48 12 28 28 14 50 14z
a c 30 42 7
w c 46 28 7
d c 66 34 7
l c 30 62 7
k c 76 50 5`,
  },
  {
    name: 'globe',
    words:
      'globe, world, geography, language, translation, country, international, travel list, countries visited, language exchange, vocabulary, earth, exchange student, time zone',
    shapes: `
d s 5 M26 14c-20 22-16 56 10 70 18 8 36 2 46-10
m c 54 44 31
l p M40 20c10-6 16-2 14 4s-8 4-8 10 8 2 8 8-10 10-14 6-12-2-15-6c0-10 6-17 15-22zM66 40c6-4 16-2 18 2 0 10-4 18-12 24-6 0-4-8-8-12s-4-10 2-14z
d r 42 82 24 8 4`,
  },
  {
    name: 'microscope',
    words:
      'microscope, biology, laboratory, lab, research, sample, specimen, experiment, scientist, cell, science',
    shapes: `
m p M42 12l16-6 14 34-16 7z
d p M56 47l16-7 3 8-16 7z
d s 7 M62 30c22 10 24 40 6 52
l r 30 62 30 6 3
k r 18 82 66 8 4
a c 50 16 4
m r 62 74 18 9 3`,
  },
  {
    name: 'flask',
    words:
      'flask, chemistry, potion, formula, reagent, experiment log, reaction, dye, mixture, test, trial, ab test',
    shapes: `
l p M40 10h20v26l24 42c3 6 0 12-7 12H23c-7 0-10-6-7-12l24-42z
a p M28 56h44l12 22c3 6 0 12-7 12H23c-7 0-10-6-7-12z
d r 36 8 28 8 3
w c 44 70 5
w c 58 78 4
w c 60 62 3`,
  },
  {
    name: 'telescope',
    words: 'telescope, astronomy, stargazing, observatory, constellation, meteor, night sky log, comet',
    shapes: `
m p M14 50l50-24 8 18-50 24z
d p M64 22l12-6c3-1 5 0 6 2l8 20c1 3 0 5-2 6l-12 5z
d p M8 54l8-4 7 16-8 4c-2 1-4 0-5-2l-4-10c-1-2 0-4 2-4z
k s 4 M46 56L32 92
k s 4 M48 56l16 36
a p M30 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2z
w c 50 14 2
w c 84 72 2`,
  },
  {
    name: 'backpack',
    words:
      'backpack, rucksack, school bag, school trip, scout, scouts, back to school, field trip, class trip, youth group',
    shapes: `
d s 5 M38 18c0-14 24-14 24 0
m p M22 42c0-16 12-26 28-26s28 10 28 26v42c0 4-2 6-6 6H28c-4 0-6-2-6-6z
d r 28 58 44 26 6
a r 44 64 12 7 2
d r 12 50 10 28 5
d r 78 50 10 28 5
l r 32 34 36 8 4`,
  },
  {
    name: 'blackboard',
    words:
      'blackboard, chalkboard, whiteboard, lecture, presentation, classroom board, lesson, maths lesson, seminar, workshop session, notice board, pitch deck',
    shapes: `
a r 8 14 84 56 4
k r 14 20 72 44 2
w s 3 M24 32h20
w s 3 M24 42h14
w s 3 M56 52l8-20 8 20
w s 3 M59 46h10
d s 5 M30 70l-8 20
d s 5 M70 70l8 20
l r 40 62 20 4 1`,
  },
  {
    name: 'atom',
    words:
      'atom, physics, nuclear, robotics, robot, stem, engineering, machine learning, ai, algorithm, data science',
    shapes: `
m s 4 M50 50m-40 0a40 15 0 1 0 80 0a40 15 0 1 0 -80 0
m s 4 M30 84.6a40 15 -60 1 1 40 -69.2a40 15 -60 1 1 -40 69.2
m s 4 M70 84.6a40 15 60 1 0 -40 -69.2a40 15 60 1 0 40 69.2
a c 50 50 8
d c 90 50 5
d c 30 16 5
d c 34 86 5`,
  },
];
