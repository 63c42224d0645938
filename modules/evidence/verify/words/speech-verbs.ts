/**
 * Verbs that say no more than that a person speaks, in the past and the present, as the alternatives of a pattern. One list serves
 * all readings of quotations and of reported speech.
 */
export const plainSpeechVerbs =
  'said|says|say|wrote|writes|added|adds|explained|explains|stated|states|told|tells|commented|comments|remarked|remarks|declared|declares|noted|notes|replied|replies|answered|answers|argued|argues|insisted|insists|warned|warns|cautioned|cautions|complained|complains|stressed|stresses|recalled|recalls|remembered|remembers|observed|observes|responded|responds|retorted|retorts|countered|counters|objected|objects|grumbled|grumbles|maintained|maintains';
/** These, and the verbs that also say how: "joked", "promised". */
export const speechVerbs = `${plainSpeechVerbs}|protested|protests|quipped|quips|joked|jokes|admitted|admits|conceded|concedes|acknowledged|acknowledges|promised|promises|concluded|concludes|asked|asks|shouted|shouts|testified|testifies|disagreed|disagrees|murmured|murmurs|cried|cries|wondered|wonders|claimed|claims|announced|announces|confirmed|confirms|assured|assures|volunteered|volunteers|thanked|thanks`;
/** Verbs of a judgement: "calls it a scandal". */
export const opinionVerbs =
  'calls?|called|describes?|described|found|finds|thinks|thought|considers|considered|believes|believed|puts?|likened|dismissed|judged|recommended';
