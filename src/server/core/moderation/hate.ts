import { HISTORY, PREVENTION } from './contexts.ts'
import { inflected } from './inflected.ts'
import { pattern } from './pattern.ts'

const LISTS = {
  GROUP: `jews?|jewish people|muslims?|arabs?|blacks|black (?:people|men|man|women|folks?|kids)|africans?|gays|gay (?:people|men|couples)|lesbians|homosexuals|queers?|trans(?:gender)? (?:people|women|men)|lgbtq?(?: people)?|
immigrants?|migrants?|refugees?|foreigners?|roma(?: people)?|romani|gyps(?:y|ies)|asians|asian people|chinese people|mexicans?|latinos?|indians|pakistanis|turks|christians|catholics|hindus|sikhs|whites|white people|women|
disabled people|the disabled|handicapped people|autistic people|old people|homeless people|poor people|palestinians|israelis|ukrainians|russians|poles|infidels|unbelievers|non ?believers|kuffar`,
  KILL: `${inflected('kill murder exterminate gas lynch behead hang deport stone burn hunt shoot slaughter enslave')}|wipe out|wiping out|get(?:ting)? rid of|death to|beat(?:ing)?|hung`,
  KILLED: `killed|murdered|exterminated|gassed|lynched|beheaded|hanged|stoned|burned|burnt|hunted|shot|slaughtered|enslaved|wiped out|beaten|deported|eradicated|sterili[sz]ed|eliminated|locked up|put down|removed|die|burn|hang`,
  BEAST: `vermin|rats?|cockroach(?:es)?|parasites?|sub ?humans?|not human|not people|no humans|animals|apes?|monkeys?|pigs?|dogs|virus|disease|plague|cancer|filth|trash|garbage|scum|inferior|a burden|a curse|slaves|worthless|evil|criminals|thieves|pests?|insects`,
  CRIME: `auschwitz|holocaust|gas chambers?|concentration camps?|lynchings?|genocide|slavery|burning jews|dead jews|anne frank`,
}

const REFUSED = pattern(
  [
    '(?:<KILL>) (?:all |the |those |every |some |a )*(?:<GROUP>)',
    '(?:<GROUP>) .. (?:should|must|need to|have to|deserve to|ought to|got to|being|get|to be|will) (?:be |all |get )*(?:<KILLED>)',
    '(?:<GROUP>) (?:being|getting|get|who are) (?:<KILLED>)',
    '(?:<GROUP>) (?:all )?(?:are|is|as|are like|look like|drawn like|drawn as|depicted as|shown as|pictured as|r)(?: (?:a|the|all|just|only|dirty|filthy|greedy|stupid|ugly)){0,2} (?:<BEAST>)',
    '(?:<GROUP>) .. (?:exterminated|gassed|lynched|vermin|subhumans?|not human|eradicated)',
    '(?:<GROUP>) (?:vermin|rats|cockroaches|parasites|scum|sub ?humans)',
    '(?:<GROUP>) .. (?:burn in hell|rot in hell|(?:go home|leave|convert) or (?:die|else|burn)|are property|deserve (?:a )?(?:beating|death|to)|should not exist|don t belong|do not belong)',
    '(?:jew|jewish man|jews) .. (?:big nose|hook nose|hooked nose|rubbing (?:his|their) hands|counting money|control(?:s|ling)? the world|rule the world)',
    '(?:black (?:man|men|people|woman|kid)|africans?|obama) as (?:a )?(?:monkeys?|apes?|gorillas?|slaves?)',
    '(?:greedy|dirty|filthy|evil|stupid) (?:<GROUP>)',
    '(?:antisemitic|anti ?semitic|racist|islamophobic|homophobic|transphobic|xenophobic) (?:caricatures?|cartoons?|jokes?|memes?|posters?|propaganda|slogans?|drawings?|stereotypes?)',
    '(?:<GROUP>) out of (?:our|my|the) [^ ]+',
    '(?:no|out with the|get out) (?:<GROUP>) (?:allowed|or else|here)',
    '(?:hate|despise) (?:all )?(?:<GROUP>)',
    '(?:white|aryan|master) race(?! (?:cars?|tracks?|horses?|bikes?|course|boats?|suit|flag|driver|day))',
    '(?:white|aryan) (?:power|pride|supremacy|supremacists?|nation)',
    '(?:holocaust|shoah) .. (?:never happened|did not happen|didn t happen|hoax|a lie|fake|myth|invented)',
    '(?:jokes?|funny|fun|hilarious|meme|mock\\w*|laugh\\w*|haha) .. (?:<CRIME>)',
    '(?:hitler|nazis?|third reich) .. (?:was right|were right|did nothing wrong|(?:the )?greatest|great man|great leader|genius|glorious|love|loving|hero|saint|best|my idol|come back)',
    '1488|14 88|rahowa',
    '(?:women|girls) .. (?:beaten|raped|slapped) .. (?:place|obey|learn)',
    '(?:women|wives) belong . (?:kitchen|chains|cage)',
  ],
  LISTS,
)

/** Hatred of people for what they are; remembered and fought it may be shown. */
export function preachesHatred(line: string): boolean {
  return REFUSED.test(line) && !PREVENTION.test(line) && !isRemembered(line)
}

/** The year alone makes no poster of hate a document. */
function isRemembered(line: string): boolean {
  return (
    HISTORY.test(line) &&
    !/\b(?:should|must|jokes?|funny|mock\w*|memes?|never happened|hoax|fake|lie|invented|superior|was right|did nothing wrong|death to)\b/.test(
      line,
    )
  )
}
