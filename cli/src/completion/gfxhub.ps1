Register-ArgumentCompleter -Native -CommandName 'gfxhub' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # The words without quotation marks, up to that of the cursor. Nothing that is typed is run.
    $words = @()
    $index = -1
    foreach ($element in $commandAst.CommandElements) {
        if ($element.Extent.StartOffset -ge $cursorPosition) { break }
        $isText = $element -is [System.Management.Automation.Language.StringConstantExpressionAst]
        $words += if ($isText) { $element.Value } else { $element.Extent.Text }
        if ($element.Extent.EndOffset -ge $cursorPosition) { $index = $words.Count - 1 }
    }
    if ($index -lt 0) {
        $words += ''
        $index = $words.Count - 1
    }

    # By the environment, as older versions pass some texts as other arguments than they are.
    $variables = @{
        GFXHUB_COMPLETE = 'powershell'
        GFXHUB_COMPLETE_WORDS = $words -join "`n"
        _CLAP_COMPLETE_INDEX = "$index"
    }
    $before = @{}
    foreach ($name in $variables.Keys) {
        $before[$name] = [Environment]::GetEnvironmentVariable($name)
        [Environment]::SetEnvironmentVariable($name, $variables[$name])
    }
    $encoding = $null
    try {
        try {
            $encoding = [Console]::OutputEncoding
            [Console]::OutputEncoding = [System.Text.UTF8Encoding]::new($false)
        } catch {
            # A host without a console reads UTF-8 or cannot be told to.
        }
        $lines = @(& gfxhub '--')
    } finally {
        foreach ($name in $variables.Keys) {
            [Environment]::SetEnvironmentVariable($name, $before[$name])
        }
        if ($null -ne $encoding) {
            try { [Console]::OutputEncoding = $encoding } catch { }
        }
    }

    # These pass no quotation mark to a program, nor a backslash before one.
    $isLegacy = $null -eq $PSNativeCommandArgumentPassing -or "$PSNativeCommandArgumentPassing" -eq 'Legacy'
    foreach ($line in $lines) {
        $word, $help = $line -split "`t", 2
        if (-not $word -or ($isLegacy -and $word -match '"|\\''$')) { continue }
        if (-not $help) { $help = $word }
        [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $help)
    }
}
