/** Limits per visitor, per address and for the site. */
export const quotas = {
  "quota.visitor.uploads": "You’ve reached the limit of {limit} uploads per hour. Try again in {wait}.",
  "quota.visitor.bytes":
    "Your files have reached the limit of {limit} MB. Delete the ones you no longer need, or try again in {wait}.",
  "quota.visitor.documents":
    "Your running jobs have reached the limit of {limit} documents. Try again in {wait}, or when one finishes.",
  "quota.visitor.jobs": "You’ve reached the limit of {limit} running jobs. Try again in {wait}, or when one finishes.",
  "quota.address.uploads": "Your network has reached the limit of {limit} uploads per hour. Try again in {wait}.",
  "quota.address.bytes":
    "Your network’s files have reached the limit of {limit} MB. Delete the ones you no longer need, or try again in {wait}.",
  "quota.address.documents":
    "Your network’s running jobs have reached the limit of {limit} documents. Try again in {wait}, or when one finishes.",
  "quota.address.jobs":
    "Your network has reached the limit of {limit} running jobs. Try again in {wait}, or when one finishes.",
  "quota.visitor.previews": "You’ve reached the limit of {limit} previews at a time. Try again in {wait}.",
  "quota.address.previews": "Your network has reached the limit of {limit} previews at a time. Try again in {wait}.",
  "quota.site": "This site has reached its capacity. Try again in {wait}.",
  "quota.wait.seconds": "{count} s",
  "quota.wait.minutes": "{count} min",
  "quota.wait.hours": "{count} h",
} as const;
