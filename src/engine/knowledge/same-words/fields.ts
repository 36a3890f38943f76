/** Properties that people call by several names, one group a line. A word may stand in several groups. */
export const fieldNames = `
name, full name, first name, who, person, nickname
name, title, what, label, item, what it is, called
description, what, details, what it is about, what happened, problem, text, explanation, summary
note, notes, remark, comment, comments, details, more, memo, observation
phone, phone number, mobile, mobile number, telephone, cell, cell number, contact number, number to call, whatsapp, contact
e-mail, email, email address, mail, e-mail address, contact
contact, contact details, how to reach them, phone or e-mail
address, street, where they live, home address, delivery address, postal address
place, location, where, where it is, where it is kept, spot, site, venue, meeting point
place, town, city, village, area, district, region, neighbourhood
shelf, box, drawer, where it is kept, storage place, place, location, rack
price, cost, fee, charge, rate, what it costs, how much, amount, tariff
price, price paid, what i paid, what it cost, cost, buying price, purchase price, paid
selling price, sold for, sale price, price
hourly rate, rate, pay per hour, hourly pay, wage, rate per hour
day rate, price per day, daily rate, rate
amount, sum, how much, value, money, total
quantity, how many, count, number, qty, amount, number of pieces, pieces, stock, in stock, units
left, what is left, how many left, how many are left, remaining, stock, in stock, rest
minimum, reorder point, lowest stock, least, low limit, min
deposit, advance, down payment, prepayment
balance, what they owe, owed, owing, debt, outstanding, open amount, due
paid, is paid, has paid, settled, payment
who paid, paid by, payer
date, day, when, on, date of it
date, when it happened, day, reported, entered
due date, due, deadline, by when, until when, due by, needed by, return date, due back, back by
start, start date, from, from when, begins, starts, beginning, arrival, check-in, pick-up
end, end date, to, until, till, ends, finish, departure, check-out, return
start time, time, begins at, from, opening time, at
duration, length, how long, minutes, time taken, how long it took, hours, lasts
hours, hours worked, how many hours, time worked
expiry, expiry date, best before, use by, expires, sell by, valid until
since when, since, joined, member since, start
next due, next date, next time, next check, next service
last checked, last done, last time, last service, last watered
birthday, date of birth, born, birth date, birth year
age, how old, years
age group, ages, for ages
photo, picture, pic, image, photograph, snapshot
video, clip, film
file, document, scan, attachment, receipt, proof
link, url, website, web address, homepage
category, kind, type, sort, class, group, genre, section
kind, species, breed, variety, type, sort
make, brand, maker, manufacturer, company
model, version, type
serial number, id, number, code, tag number, inventory number, asset number
number plate, plate, plate number, registration, licence plate, registration number
colour, color, shade
size, how big, dimensions, measurements, clothes size, t-shirt size
weight, how heavy, kilos, kg, grams, pounds
height, how tall
length, how long, metres
width, how wide
depth, how deep
volume, litres, how much fits
capacity, seats, how many fit, places, maximum, number of places, number of people, most
number of people, number of guests, guests, how many people, party size, people, headcount, persons, covers
seats left, free seats, places left, spots left
distance, how far, kilometres, km, miles
mileage, odometer, km reading, kilometres, meter reading
temperature, temp, how warm, degrees
reading, meter reading, value, measurement, result
result, outcome, how it went, what came of it, score
score, points, marks, result, goals
rating, stars, how good, score, mark
grade, mark, result
mood, feeling, how i feel, how they feel
pain, how bad, severity, strength, intensity, level
urgency, urgent, priority, how urgent, importance, severity
state, status, stage, progress, phase, how far it is, where it stands
condition, state it is in, quality, wear
difficulty, level, how hard
level, grade, belt, class, ability, skill level
reason, why, cause, purpose, what for, occasion
fault, problem, defect, damage, what is broken, what's broken, issue, complaint
what was done, work done, repair, what we did, what i did, measure, action taken
subject, topic, theme, about, what it is about
language, languages
instructions, how to do it, steps, method, directions, preparation
ingredients, what goes in, what is in it
servings, portions, for how many, yield
allergies, allergens, allergy, intolerances, food allergies
diet, food, eats, dietary needs, special diet
dose, dosage, how much to take, strength
medicine, drug, medication
symptom, symptoms, complaint
blood group, blood type
emergency contact, who to call, contact in an emergency
weather, conditions
income, earnings, takings, revenue, sales
expense, spent, cost, costs, outgoings
profit, margin, earned
budget, planned, allowance, limit
target, goal, aim
fine, penalty
discount, reduction, off
tax, vat, gst
shipping, postage, delivery cost
method, how they paid, payment method, cash or card
room, room number, hall, classroom
table, table number
seat, seat number, place
floor, storey, level
flat number, flat, apartment, unit, door
house number, house, number
who did it, done by, by whom, by, worker, who does it, who
who has it, holder, borrower, with whom, lent to, taken by, who took it, to whom
for whom, for, who it was for, recipient, to
who gave it, from, giver, from whom, donor
who made it, maker, author, artist, by
author, writer, by
artist, band, performer, painter
publisher, house
instructor, teacher, trainer, coach, taught by, led by, leader
role, position, job, function, task, title
team, group, class, crew, squad, department
message, text, words, question, what they want to say
answer, reply, response
choice, option, answer
yes or no, ticked, done, finished, completed, complete
returned, is back, brought back, back
attendance, present, came, who came, there
signature, signed, signed by
story, history, background, memory
meaning, translation, definition
`;
