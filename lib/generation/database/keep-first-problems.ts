const joined = (problemCount: string, firstProblems: string) => `
  UPDATE jobs SET
    problem_count = problem_count + (SELECT SUM(${problemCount}) FROM shard_problems WHERE job_id = jobs.id),
    problems = (SELECT ${firstProblems})
  WHERE EXISTS (SELECT 1 FROM shard_problems WHERE job_id = jobs.id);`;

/** Jobs whose problems were found while creating documents: adds those to the job's own. */
export const keepFirstProblems = {
  sqlite: joined(
    "json_array_length(problems)",
    `json_group_array(json(value)) FROM (
         SELECT value FROM (
           SELECT value, 0 AS shard, key AS place FROM json_each(jobs.problems) UNION ALL
           SELECT found.value, shard, found.key FROM shard_problems, json_each(shard_problems.problems) found
           WHERE job_id = jobs.id
         ) ORDER BY shard, place LIMIT 100)`,
  ),
  postgres: joined(
    "json_array_length(problems::json)",
    `json_agg(value)::text FROM (
         SELECT value FROM (
           SELECT value, 0 AS shard, place FROM json_array_elements(jobs.problems::json) WITH ORDINALITY planned (value, place)
           UNION ALL
           SELECT found.value, shard, found.place FROM shard_problems,
             json_array_elements(shard_problems.problems::json) WITH ORDINALITY found (value, place)
           WHERE job_id = jobs.id
         ) every ORDER BY shard, place LIMIT 100) shown`,
  ),
};
