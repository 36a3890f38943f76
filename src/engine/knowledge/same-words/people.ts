/** People that are called by several names, one group a line. */
export const peopleNames = `
customer, client, buyer, shopper, guest, patron
client, customer, patient
guest, visitor, diner, attendee
member, subscriber, regular
participant, attendee, entrant, competitor, runner
child, kid, toddler, youngster, little one
pupil, student, learner, scholar, trainee
student, pupil, learner
teacher, tutor, instructor, trainer, coach
tutor, teacher, coach
coach, trainer
parent, mother, father, mum, mom, dad
friend, mate, buddy
flatmate, roommate, housemate
neighbour, neighbor, resident
resident, tenant, inhabitant, occupant
tenant, renter, lodger
landlord, landlady, owner
owner, keeper
worker, employee, staff, staff member, colleague, team member, hand
employee, staff member, worker, colleague
manager, boss, supervisor, lead, foreman, head
volunteer, helper
helper, assistant, volunteer
craftsman, tradesman, contractor, handyman, repairman, workman, builder, fitter
technician, engineer, mechanic, fitter
mechanic, technician
driver, chauffeur, courier
courier, driver, rider
doctor, physician, gp
nurse, carer
carer, nurse, caregiver, attendant
patient, client
vet, veterinarian
seller, vendor, trader, stallholder
supplier, vendor, wholesaler
buyer, purchaser, customer
lender, owner
borrower, reader, renter
donor, giver, sponsor
player, competitor
team, squad, side
judge, juror, referee, umpire
referee, umpire
speaker, presenter, lecturer
singer, chorister
musician, player, band member
artist, performer, maker
author, writer
editor, reviewer
applicant, candidate
organiser, organizer, coordinator, planner, host
host, organiser
cook, chef
cleaner, housekeeper
hairdresser, stylist, barber
relative, family member, cousin
grandparent, grandmother, grandma, granny, nan, gran, grandfather, grandpa, grandad
`;
