/** Things that people call by several names, one group a line. */
export const thingNames = `
appointment, booking, reservation, visit, session
booking, reservation, hire, rental, slot booking
slot, time slot, time, free time, opening, window
lesson, class, session, course hour
class, course, workshop, group, programme
course, module, unit, training
shift, duty, turn, stint
rota, schedule, roster, timetable
job, order, task, work order, assignment, ticket
task, to-do, chore, job, thing to do, action item
chore, household task, duty, job
order, purchase, request
request, application, enquiry, inquiry, wish
application, candidate
report, complaint, fault, defect, problem, issue, incident, repair request, ticket
repair, fix, job, maintenance
damage, fault, defect, breakage
invoice, bill
bill, expense, cost
expense, spending, outlay, cost, purchase
payment, instalment, transfer, paid sum
receipt, slip, voucher
quote, estimate, offer, proposal
donation, gift, contribution
gift, present
prize, reward, award
loan, lending, borrowing, checkout
lift, ride, trip
trip, journey, tour, outing, excursion
delivery, drop, parcel, shipment, consignment
parcel, package
route, round, run, tour
stop, station
vehicle, car, van, truck, lorry, bus
bike, bicycle, cycle
boat, ship, vessel, canoe, kayak
machine, device, appliance, equipment, gear
tool, equipment, kit
item, thing, article, object, piece, product
product, item, article, goods
stock, inventory, supply, supplies
part, spare part, component
material, supply, supplies
room, hall, space, studio
table, desk
bed, bunk, berth
flat, apartment, unit
house, building, property, home
plot, bed, parcel, garden plot, allotment
field, paddock, pasture
pitch, court, field
place, spot, site, location
photo, picture, image, pic, snapshot
video, clip, film, recording
film, movie
song, piece, track, tune, hymn
book, novel, title
record, album, vinyl
recipe, dish
dish, meal, food, plate
meal, dinner, lunch
drink, beverage
ingredient, grocery
grocery, shopping item
cake, loaf, bake
plant, flower, houseplant
tree, sapling
animal, pet
dog, pup, puppy
cat, kitten
medicine, drug, med, medication, pill, tablet
dose, intake
treatment, therapy, procedure
exercise, workout, drill
workout, training, training session
match, game, fixture
game, round, play
tournament, cup, competition, contest
result, score
point, credit, token
vote, ballot
poll, survey, questionnaire
question, query
answer, reply, response
card, flashcard
word, term, expression, vocabulary
test, exam, quiz
homework, assignment
note, entry, remark
entry, record, log, log entry
post, article, story, entry
comment, remark, feedback, reply
review, rating, feedback
message, note, text
event, occasion, gathering, party
meeting, gathering, appointment
concert, gig, show
show, performance, play
rehearsal, practice, probe
talk, lecture, speech
ticket, admission
seat, place, chair
stall, stand, booth, pitch
membership, subscription
contract, agreement, lease
document, file, paper
certificate, licence, permit
key, fob
wish, idea, suggestion
idea, suggestion, proposal
goal, target, aim
measurement, reading, value
sighting, observation, find
catch, haul
sample, tube, vial, specimen
recording, tape, cassette, song
skein, yarn, wool
batch, lot, brew
crop, harvest, yield
sale, deal
deal, lead, opportunity
project, undertaking
step, stage, phase
milestone, stage
leave, days off, holiday, vacation, absence
absence, sick day, leave
outfit, clothes, garment, dress
costume, outfit
toy, plaything
hive, colony
`;
