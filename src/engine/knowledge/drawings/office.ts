import type { Drawing } from '../drawing.ts';

export const drawings: readonly Drawing[] = [
  {
    name: 'laptop',
    words:
      'laptop, computer, software, developer, code, website, device, programming, online course, remote, bug, release, app idea, server, domain, web design, data, prompt, plugin, repository, dataset, gpu, cpu, pc part, computer part',
    shapes: `
d r 18 16 64 48 5
w r 24 22 52 36 2
m r 30 28 20 5 2
l r 30 37 34 4 2
l r 30 45 28 4 2
a c 66 30 5
m p M6 68h88c0 7-4 12-10 12H16C10 80 6 75 6 68z
k r 40 68 20 5 2`,
  },
  {
    name: 'phone',
    words:
      'phone, call, mobile, smartphone, telephone, contact, handset, text message, hotline, callback, app',
    shapes: `
k r 28 8 44 84 8
w r 33 18 34 60 2
m r 38 26 24 14 3
l r 38 45 24 4 2
l r 38 53 17 4 2
a r 38 63 24 9 4
l c 50 85 3
l r 44 12 12 3 1.5`,
  },
  {
    name: 'letter',
    words:
      'letter, mail, email, post, envelope, newsletter, invitation, invite, postcard, campaign, pen pal, inbox, message, stamp, postal, thank you',
    shapes: `
d r 10 24 80 56 6
m p M10 30c0-3 3-6 6-6h68c3 0 6 3 6 6v44c0 3-3 6-6 6z
w p M12 26c1-2 3-2 4-2h68c1 0 3 0 4 2L54 54c-2 2-6 2-8 0z
l p M12 78l28-28 6 6c2 2 6 2 8 0l6-6 28 28c-1 2-3 2-4 2H16c-1 0-3 0-4-2z
a c 78 28 10
w s 2.5 M74 28l3 3 5-6`,
  },
  {
    name: 'calendar',
    words:
      'calendar, schedule, appointment, date, planner, rota, shift, meeting, agenda, timetable, week, month, term date, deadline, day planner, diary',
    shapes: `
w r 12 20 76 68 7
d p M12 27a7 7 0 0 1 7-7h62a7 7 0 0 1 7 7v14H12z
k r 28 10 7 18 3
k r 65 10 7 18 3
l r 22 50 12 10 2
l r 44 50 12 10 2
m r 66 50 12 10 2
m r 22 68 12 10 2
a r 44 68 12 10 2
l r 66 68 12 10 2`,
  },
  {
    name: 'checklist',
    words:
      'task, checklist, to do, todo, list, clipboard, inspection, survey, checkup, form, attendance, register, audit, questionnaire, packing list, chore list, poll, sign up, routine, errand, sprint',
    shapes: `
d r 18 14 64 76 7
w r 25 24 50 60 3
m r 36 8 28 16 5
k s 4 M32 40l4 4 8-9
k s 4 M32 56l4 4 8-9
a s 4 M32 72l4 4 8-9
l r 50 38 20 5 2
l r 50 54 20 5 2
l r 50 70 14 5 2`,
  },
  {
    name: 'document',
    words:
      'document, contract, paper, report, policy, cv, resume, application, quote, proposal, permit, licence, certificate, case, claim, legal, note, draft, manuscript, essay, meeting minutes, regulation, citation, patent, trademark, tender, lease, petition',
    shapes: `
w p M22 10h38l20 20v54c0 4-2 6-6 6H22c-4 0-6-2-6-6V16c0-4 2-6 6-6z
l p M60 10l20 20H66c-4 0-6-2-6-6z
m r 26 36 34 5 2
l r 26 48 42 4 2
l r 26 57 42 4 2
l r 26 66 28 4 2
a c 66 78 9
d s 3 M62 78l3 3 6-6`,
  },
  {
    name: 'folder',
    words:
      'folder, file, project, archive, portfolio folder, record keeping, case file, filing, evidence, dossier, inventory list, category',
    shapes: `
d p M10 24c0-4 2-6 6-6h22l8 10h38c4 0 6 2 6 6v44c0 4-2 6-6 6H16c-4 0-6-2-6-6z
w r 20 28 58 40 3
l r 26 34 34 4 2
m p M10 44h80v34c0 4-2 6-6 6H16c-4 0-6-2-6-6z
a r 62 66 20 8 3`,
  },
  {
    name: 'chart',
    words:
      'chart, statistic, analytics, sales, growth figure, dashboard, metric, result, forecast of sales, trend, revenue, investment, stock, portfolio value, kpi, report figures, holding, share price',
    shapes: `
w r 10 12 80 76 7
l r 22 52 12 26 2
m r 40 40 12 38 2
d r 58 28 12 50 2
k s 3 M18 80h62
a s 4 M22 40l18-12 14 6 24-18
a c 78 16 4`,
  },
  {
    name: 'briefcase',
    words:
      'job, briefcase, business, work, career, vacancy, employee, client, consultant, consulting, freelancer, staff, job application, sales lead, deal, recruiter, agency',
    shapes: `
k s 6 M36 30V20c0-4 2-6 6-6h16c4 0 6 2 6 6v10
m r 10 28 80 56 8
d p M10 36a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v16c-26 10-54 10-80 0z
a r 43 50 14 12 3
l s 3 M20 66v8`,
  },
  {
    name: 'calculator',
    words:
      'calculator, accounting, tax, bookkeeping, accountant, calculation, finance, maths, sum, estimate, payroll',
    shapes: `
d r 20 8 60 84 8
w r 28 17 44 18 3
l s 4 M50 27h16
m r 28 42 12 11 3
m r 44 42 12 11 3
a r 60 42 12 11 3
m r 28 57 12 11 3
m r 44 57 12 11 3
m r 60 57 12 27 3
m r 28 73 28 11 3`,
  },
  {
    name: 'bell',
    words: 'bell, reminder, notification, alarm, alert, doorbell, announcement, notice, news',
    shapes: `
d c 50 82 9
a p M50 10c16 0 24 12 24 28 0 18 6 26 12 32v6H14v-6c6-6 12-14 12-32 0-16 8-28 24-28z
w s 4 M36 40c0-10 4-16 10-18
d r 14 72 72 7 3
k c 50 9 5`,
  },
  {
    name: 'lightbulb',
    words:
      'idea, brainstorm, lightbulb, inspiration, suggestion, innovation, tip, invention, suggestion box, creative, concept, feature request, light bulb',
    shapes: `
a p M50 8c18 0 30 12 30 28 0 12-8 18-12 28H32c-4-10-12-16-12-28C20 20 32 8 50 8z
w s 4 M32 36c0-10 6-16 14-18
d s 3 M42 62V46l8 6 8-6v16
d r 34 66 32 7 3
d r 36 75 28 7 3
k r 42 84 16 7 3`,
  },
  {
    name: 'bubble',
    words:
      'chat, conversation, forum, discussion, comment, feedback, review, question, discussion group, community, debate, reply, support ticket, help desk, testimonial, answer, complaint, emoji, sticker, avatar, opinion',
    shapes: `
m p M12 22c0-5 3-8 8-8h44c5 0 8 3 8 8v26c0 5-3 8-8 8H36L20 70V56c-5 0-8-3-8-8z
a p M46 48h34c5 0 8 3 8 8v18c0 5-3 8-8 8v12L66 82H46c-5 0-8-3-8-8V56c0-5 3-8 8-8z
w r 22 24 36 5 2
w r 22 35 24 5 2
w c 54 65 3.5
w c 64 65 3.5
w c 74 65 3.5`,
  },
];
