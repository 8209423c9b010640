-- A different address each time, so that no answer is one that was kept.
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", wrk.path .. "&n=" .. count)
end
